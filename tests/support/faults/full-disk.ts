import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Site } from "../servers/site";

export interface FullDisk {
  dataDir: string;
  fill(site: Site): void;
  free(site: Site): void;
  remove(): void;
  /** How the disk is filled, for the table of faults. */
  note: string;
}

/**
 * A disk that can be filled: a small one of its own where mounting is allowed (root), else the limit on the size of a
 * process's files, which makes the system refuse its writes as well, though with EFBIG instead of ENOSPC.
 */
export function createFullDisk(): FullDisk {
  const dataDir = mkdtempSync(join(tmpdir(), "full-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", dataDir], { stdio: "pipe" });
    return smallDisk(dataDir);
  } catch {
    return limitedFiles(dataDir);
  }
}

function smallDisk(dataDir: string): FullDisk {
  const filler = join(dataDir, "filler");
  return {
    dataDir,
    fill() {
      try {
        writeFileSync(filler, Buffer.alloc(8 * 1024 * 1024));
      } catch {
        // The disk is full.
      }
    },
    free: () => rmSync(filler),
    remove() {
      execFileSync("umount", ["-l", dataDir]);
      rmSync(dataDir, { recursive: true });
    },
    note: "a disk of 4 MB",
  };
}

function limitedFiles(dataDir: string): FullDisk {
  const limit = ({ pid }: Site, size: string) =>
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${size}:`], { stdio: "pipe" });
  return {
    dataDir,
    fill: (site) => limit(site, "1"),
    free: (site) => limit(site, "unlimited"),
    remove: () => rmSync(dataDir, { recursive: true }),
    note: "writes refused by a limit: no disk could be mounted",
  };
}
