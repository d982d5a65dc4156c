import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Headers that nginx writes itself. */
const OWN = /^(content-length|content-type|etag)$/i;

/** The command that runs an nginx which answers everything with this body from a file. */
export function nginxCommand({ head, body }, port) {
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  writeFileSync(join(folder, "page"), body);
  const headers = head.flatMap((name, i) =>
    i % 2 || OWN.test(name) ? [] : [`add_header ${name} "${head[i + 1].replaceAll('"', '\\"')}" always;`],
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log /dev/null crit;
events { worker_connections 256; }
http {
  access_log off; keepalive_requests 100000000; sendfile on; tcp_nopush on; open_file_cache max=10;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  default_type "text/html; charset=utf-8";
  server { listen 127.0.0.1:${port}; root ${folder}; ${headers.join(" ")} location / { try_files /page =404; } }
}
`,
  );
  return ["nginx", "-p", folder, "-c", join(folder, "nginx.conf")];
}
