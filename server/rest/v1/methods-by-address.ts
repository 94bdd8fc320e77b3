import type { FastifyInstance } from 'fastify';

/** Which methods an address takes, to be told to whoever comes with another. */
export class MethodsByAddress {
  private readonly addresses = new Map<string, { matches: RegExp; methods: Set<string> }>();

  /** Takes note of each route that is added to this part of the server from now on. */
  watch(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, method }) => {
      const address = this.addresses.get(url) ?? { matches: patternOf(url), methods: new Set() };
      for (const name of [method].flat()) address.methods.add(name);
      this.addresses.set(url, address);
    });
  }

  /** None where no route answers, whatever the method. */
  at(address: string): string[] {
    const [path = ''] = address.split('?');
    const found = [...this.addresses.values()].filter(({ matches }) => matches.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  }
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)));
  return new RegExp(`^${parts.join('/')}/?$`);
}
