import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

interface ReceivedMessage {
  id: string;
  type: string;
  timestamp: string;
  version: number;
  data: Record<string, unknown> & { item?: Record<string, unknown> | null; list?: Record<string, unknown> | null };
}

export interface Endpoint {
  url: string;
  /** The secret with which it verifies. */
  secret: string;
  received: ReceivedMessage[];
  /** All requests, also those that it refuses. */
  requests: { headers: IncomingHttpHeaders; body: string }[];
  /** Answers, where it is not a 204. */
  answer: (response: ServerResponse, nth: number, request: IncomingMessage) => unknown;
}

/** A program of somebody's that takes messages, and verifies each as the documentation says. */
export async function startWebhookEndpoint() {
  const endpoints = new Map<string, Endpoint>();
  const server = http.createServer(async (request, response) => {
    const endpoint = endpoints.get(request.url ?? '');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!endpoint) return response.writeHead(404).end();
    const body = Buffer.concat(chunks).toString();
    const nth = endpoint.requests.push({ headers: request.headers, body });
    await endpoint.answer(response, nth, request);
    if (response.headersSent && response.statusCode >= 200 && response.statusCode < 300) {
      const verified = new Webhook(endpoint.secret).verify(body, request.headers as Record<string, string>);
      endpoint.received.push({ ...(verified as ReceivedMessage), id: String(request.headers['webhook-id']) });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    host,
    open(): Endpoint {
      const path = `/hooks/${crypto.randomUUID()}`;
      const endpoint: Endpoint = {
        url: `http://${host}${path}`,
        secret: '',
        received: [],
        requests: [],
        answer: (response) => response.writeHead(204).end(),
      };
      endpoints.set(path, endpoint);
      return endpoint;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
