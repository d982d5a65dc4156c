/** One page of each kind, with the modal: `npm test` opens these where `npm run test:all` opens all. */
export const ONE_OF_EACH_KIND: readonly string[] = [
  "/",
  "/about",
  "/services",
  "/data-analytics",
  "/banking-service",
  "/products",
  "/customer-service",
  "/career",
  "/demo",
  "/beyond-chat",
  "/landing",
  "/privacy",
  "/no-such-page",
  "/about?contact=message",
  "/about?contact=call",
];
