/** Random whole numbers below a bound, the same for the same seed (mulberry32). */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const METHODS = "GET POST HEAD OPTIONS PUT TRACE CONNECT G@T ".split(" ");
const TARGETS = `/ /?index /career /career.data /robots.txt /about /about.data /_root.data
  /about.data?_routes=%00 /about?_data=routes%2Fabout /about?%5Fdata=root /?contact=%E0%A4%A /?contact=call&index
  /__manifest?p=%2F&version=1 /__proto__ /constructor.data /%2e%2e/package.json /build/%00.js
  /media/..%5c..%5cpackage.json /% //evil.test/ /\\evil.test /\\a/\\16843009/ http://evil.test/ * /metrics /readyz`
  .split(/\s+/)
  .concat("/a b", `/${"a/".repeat(2_000)}`, `/?${"x=1&".repeat(2_000)}`);
const URLENCODED = "Content-Type: application/x-www-form-urlencoded";
const HEADERS = `Host: evil.test:1
Host: a,b
Host:
Cookie: session=%E0%A4%A; toast=e30%3D.x; __Host-toast
Cookie: ${"a=b; ".repeat(1_000)}
Content-Type: application/json
Content-Type: multipart/form-data
Content-Type: multipart/form-data; boundary=b
Content-Type: MULTIPART/form-data; boundary="
Content-Length: 5
Content-Length: 99999999999999999999
Transfer-Encoding: chunked
Transfer-Encoding: chunked, gzip
Content-Encoding: gzip
Origin: null
Origin: \u00e9
Sec-Fetch-Site: same-origin
X-Forwarded-Host: a b, c
X-Forwarded-Proto: javascript
X-Forwarded-For: ::ffff:1.2.3.4, unknown
X-Remix-Revalidate: yes
Range: bytes=9-1,0-0,-5
If-None-Match: *
If-Modified-Since: never
Accept-Encoding: br;q=x, *;q=0
Expect: 200-ok
Upgrade: h2c`.split("\n");
const BODIES = [
  "",
  "5\r\nhello\r\n0\r\n\r\n",
  "zz\r\n",
  "email[0][0]=1&email=%&x[50000000]=1&__proto__[a]=1&intent=refresh-captcha",
  '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n\r\n--b',
  "submission_id=x&resume_id=../..&captcha_id=__proto__&captcha=\0",
];

/** The bytes of a request that is probably malformed. */
export function malformedRequest(roll: (below: number) => number): Buffer {
  const pick = (list: readonly string[]) => list[roll(list.length)] ?? "";
  const headers = Array.from({ length: roll(5) }, () => pick(HEADERS));
  if (roll(4) > 0) headers.unshift("Host: localhost");
  if (roll(2) === 0) headers.unshift(URLENCODED);
  const body = pick(BODIES);
  // Half of the bodies have their true length, so that some are read to the end.
  if (roll(2) === 0) headers.push(`Content-Length: ${Buffer.byteLength(body, "latin1")}`);
  const version = roll(10) === 0 ? pick(["HTTP/1.0", "HTTP/2.0", "HTTP/x", ""]) : "HTTP/1.1";
  const method = roll(3) === 0 ? pick(METHODS) : pick(["GET", "POST"]);
  const text = `${method} ${pick(TARGETS)} ${version}\r\n${[...headers, "Connection: close"].join("\r\n")}\r\n\r\n${body}`;
  const bytes = Buffer.from(text, "latin1");
  // One in eight has a random byte replaced.
  if (roll(8) === 0) bytes[roll(bytes.length)] = roll(256);
  return bytes;
}
