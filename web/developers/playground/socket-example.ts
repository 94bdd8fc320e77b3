/** A program for Node that listens on a socket, as the page shows it and as a test runs it. */
export function socketExample(origin: string): string {
  return `import { createClient } from 'graphql-ws';

const client = createClient({
  url: '${origin.replace(/^http/, 'ws')}/graphql',
  // An access token or an API key. A guest leaves it off.
  connectionParams: () => ({ accessToken: process.env.KEY }),
});

const query = 'subscription { myListsChanged { listId change { __typename } } }';
for await (const { data } of client.iterate({ query })) {
  console.log(JSON.stringify(data));
}
`;
}

/** The same credential over HTTP. */
export function httpExample(origin: string): string {
  return `curl ${origin}/graphql \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"{ myLists(first: 10) { nodes { id name } } }"}'`;
}
