import { WebSocket } from 'ws';

export interface Subscription {
  query: string;
  variables: object;
  extensions?: object;
}

export async function openSocket(url: string, subscription?: Subscription, accessToken?: string): Promise<WebSocket> {
  const socket = new WebSocket(url, 'graphql-transport-ws', { perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  if (!subscription) return socket;
  socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken } }));
  await nextMessage(socket);
  const opened = nextMessage(socket);
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: subscription }));
  const answer = await opened;
  if (JSON.parse(answer).type !== 'next') throw new Error(`The subscription was refused: ${answer}`);
  return socket;
}

function nextMessage(socket: WebSocket): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = (code: number) => reject(new Error(`The server closed the socket: ${code}`));
    socket.once('close', refuse);
    socket.once('message', (bytes) => {
      socket.off('close', refuse);
      resolve(String(bytes));
    });
  });
}
