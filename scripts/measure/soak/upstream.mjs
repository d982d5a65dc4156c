// An upstream API that records what it accepted, and fails in turns.
import { createServer } from "node:http";

/** Each for a turn. Half of the turns work, so that queues empty between the faults. */
const TURNS = ["ok", "503", "ok", "hang", "ok", "reset", "ok", "late"];
const TURN_MS = 20_000;
/** Longer than the site's time limit. */
const LATE_MS = 3_000;

/** `accepted` counts by Idempotency-Key; `turns(false)` ends the faults. */
export async function startUpstream() {
  const accepted = new Map();
  const begun = Date.now();
  let faulty = true;
  const modeNow = () => (faulty ? TURNS[Math.floor((Date.now() - begun) / TURN_MS) % TURNS.length] : "ok");
  const server = createServer((request, response) => {
    const mode = modeNow();
    if (mode === "reset") return request.socket.destroy();
    request.resume();
    request.on("end", () => {
      if (mode === "hang") return;
      if (mode === "503") return response.writeHead(503).end();
      const accept = () => {
        const key = request.headers["idempotency-key"];
        accepted.set(key, (accepted.get(key) ?? 0) + 1);
        response.end("{}");
      };
      if (mode === "late") setTimeout(accept, LATE_MS);
      else accept();
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    accepted,
    recover() {
      faulty = false;
    },
    stop: () => server.closeAllConnections() ?? server.close(),
  };
}
