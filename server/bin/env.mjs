import { existsSync } from "node:fs";

// The environment wins over .env. Node's own error always says ENOENT.
if (existsSync(".env")) {
  try {
    process.loadEnvFile();
  } catch {
    console.error(`.env in ${process.cwd()} must be a file that this user may read`);
    process.exit(1);
  }
}
