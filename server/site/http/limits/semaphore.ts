/** May be called more than once. */
export type Release = () => void;

/** A semaphore, in total and per client. Returns a function that acquires a place; undefined if all are taken. */
export function createSemaphore({ total, perClient }: { total: number; perClient: number }) {
  const clients: string[] = [];
  return (client: string): Release | undefined => {
    if (clients.length >= total || clients.filter((one) => one === client).length >= perClient)
      return undefined;
    clients.push(client);
    let holds = true;
    return () => {
      if (holds) clients.splice(clients.indexOf(client), 1);
      holds = false;
    };
  };
}
