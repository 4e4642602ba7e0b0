// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system/trouble.h"

#include <QTest>

#include <cerrno>
#include <cstdlib>
#include <fstream>

#include <unistd.h>

using namespace navarch;

/// What is said of a file that failed is what is so.
class TroubleTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        char name[] = "/tmp/trouble_testXXXXXX";
        m_folder = ::mkdtemp(name);
        m_file = m_folder + "/war";
        std::ofstream(m_file) << "war";
    }
    void cleanupTestCase()
    {
        ::unlink(m_file.c_str());
        ::rmdir(m_folder.c_str());
    }

    void aFileThatIsThereOnADiskWithRoomHasNone() { QVERIFY(!troubleWith(m_file, 0)); }

    void theSystemIsBelieved_data()
    {
        QTest::addColumn<int>("error");
        for (const int error : {ENOSPC, EDQUOT, EFBIG, EROFS, EACCES, EPERM})
            QTest::addRow("%d", error) << error;
    }
    void theSystemIsBelieved()
    {
        QFETCH(const int, error);
        QVERIFY(troubleWith(m_file, error) == troubleOf(error));
    }

    void aDiskThatFailsHasNoOtherReason() { QVERIFY(!troubleWith(m_file, EIO)); }

    void whatIsGoneIsLookedForFirst()
    {
        const auto noFile = troubleWith(m_folder + "/peace", ENOSPC);
        const auto noFolder = troubleWith(m_folder + "/gone/war", EIO);
        QVERIFY(noFile && noFolder && noFile != noFolder && noFile != troubleOf(ENOSPC));
        QVERIFY(!noFile->remedy.isEmpty() && !noFolder->remedy.isEmpty());
    }

    void aFileSystemThatCountsNoBlocksIsNotFull()
    {
        QVERIFY(troubleWith("/proc/self/status", 0) != troubleOf(ENOSPC));
    }

private:
    std::string m_folder;
    std::string m_file;
};

QTEST_GUILESS_MAIN(TroubleTest)
#include "trouble_test.moc"
