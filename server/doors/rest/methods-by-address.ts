import type { FastifyInstance } from 'fastify';

export class MethodsByAddress {
  private readonly routes: { parts: string[]; methods: string[] }[] = [];

  watch(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, method }) => {
      this.routes.push({ parts: partsOf(url), methods: [method].flat() });
    });
  }

  at(address: string): string[] {
    const asked = partsOf(address);
    const found = this.routes.filter(({ parts }) => isMatch(parts, asked));
    return [...new Set(found.flatMap(({ methods }) => methods))].sort();
  }
}

function partsOf(address: string): string[] {
  const [path = ''] = address.split('?');
  return path.replace(/\/$/, '').split('/');
}

function isMatch(parts: readonly string[], asked: readonly string[]): boolean {
  if (parts.length !== asked.length) return false;
  return parts.every((part, place) => (part.startsWith(':') ? asked[place] !== '' : part === asked[place]));
}
