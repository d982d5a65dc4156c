import { existsSync } from "node:fs";

// .env of the working folder. What the environment has already wins. Node's own error says ENOENT whatever the reason.
if (existsSync(".env")) {
  try {
    process.loadEnvFile();
  } catch {
    console.error(`.env in ${process.cwd()} must be a file that this user may read`);
    process.exit(1);
  }
}
