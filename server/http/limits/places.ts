/** Frees a place; calling it again changes nothing. */
export type Release = () => void;

/**
 * Counts what is under way, in all and for each client.
 * @returns a function that takes a place for a client; undefined when none is free
 */
export function createPlaces({ total, perClient }: { total: number; perClient: number }) {
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
