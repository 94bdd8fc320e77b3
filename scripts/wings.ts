/** `npm run check` holds the imports to them. */
export interface Wings {
  /** Lowest first: a wing imports the wings above it in this list, and itself. */
  wings: Record<string, string>;
  assembly: string[];
  types: string[];
}

export const MOST_FILES = 40;

export const MOST_LINES = 300;

export const WINGS: Record<'server' | 'web', Wings> = {
  server: {
    wings: {
      base: 'knows nothing of lists or people: tables, text, amounts of money, pages of rows, errors, the process',
      core: 'people and their rights, pictures, events, settings, mails, what is counted and kept',
      money: 'plans that are paid for, Stripe, the built-in test provider, reports',
      keys: 'sessions and API keys',
      lists: 'what people make together or for somebody without an account, share and buy',
      shops: 'reading product pages, watching prices, recipes, barcodes, lines and files of lists',
      news: 'telling open screens at once, people later by mail and push, and programs by webhooks',
      people: 'accounts, profiles, draws of names, circles, messages to the site',
      site: 'running the site: administration, safety, jobs, deliveries',
      doors: 'what programs and browsers talk to: GraphQL, REST, MCP, CalDAV, pages',
    },
    assembly: [
      'main.ts',
      'app.ts',
      'infrastructure.ts',
      'services.ts',
      'request-context.ts',
      'config.ts',
      'mikro-orm.config.ts',
      'vite.config.ts',
      'commands',
    ],
    types: ['request-context.ts'],
  },
  web: {
    wings: {
      base: 'how things look, the connection to the server, addresses, texts, storage',
      core: 'the session, forms, pictures and the queue of changes',
      admin: 'the screens of administrators',
      developers: 'the playground and the REST reference',
      money: 'plans and payments',
      lists: 'lists and items for those who work on them, also offline',
      people: 'accounts, profiles, notices',
      shell: 'the frame around every screen of the app',
      guests: 'a shared list as guests see it and buy from it',
      extension: 'the browser extension: its popup, its settings, and what its build needs',
      'public-pages': 'landing, pricing, questions, legal texts, and what the server draws of them',
    },
    assembly: ['main.tsx', 'routes.tsx', 'admin-screens.ts', 'rare-screens.ts', 'vite.config.ts'],
    types: [],
  },
};
