/** Who may import whom on one side of the house, `server/` or `web/`. `npm run check` holds the code to it. */
export interface ImportRules {
  /** Files that everybody may import. They import each other alone. */
  ground: string[];
  /**
   * For each folder, or file beside the folders, what it imports, and nothing that it does not. Lowest first: what a row
   * names stands above it in this table.
   */
  rows: Record<string, string>;
  /** Imports of what stands below in the table, and what keeps them. */
  upwards: { from: string; to: string; reason: string }[];
  /** What puts everything together, so that it may import everything. */
  assembly: string[];
  /** What of this the others may import as a type. */
  types: string[];
}

export const ALLOWED_IMPORTS: Record<'server' | 'web', ImportRules> = {
  server: {
    ground: [
      'argument-descriptions.ts',
      'dates.rules.ts',
      'display-text.rules.ts',
      'end-slashes.rules.ts',
      'error-codes.rules.ts',
      'errors.ts',
      'connection.type.ts',
      'image-scalars.ts',
      'kept-secret.ts',
      'keyset.ts',
      'money-amount.type.ts',
      'money.rules.ts',
      'page.type.ts',
      'parse.ts',
      'problem-text.ts',
      'shutdown.ts',
      'signer.ts',
      'snake-case.ts',
      'storable-input.ts',
      'text.rules.ts',
      'theme-colours.ts',
      'web-address.rules.ts',
    ],
    rows: {
      database: '',
      'log.ts': '',
      postgres: '',
      'rate-limits': 'database',
      facts: 'database',
      users: 'database facts',
      access: 'users',
      'caller.ts': 'users',
      audit: 'caller.ts database users',
      images: 'database rate-limits users',
      backup: 'database images',
      events: 'access database',
      plans: 'users',
      settings: 'audit database events plans users',
      unsubscribe: 'database events users',
      email: 'access database settings unsubscribe',
      billing: 'audit database email events facts plans rate-limits settings users',
      'test-payments': 'billing database plans',
      stripe: 'billing plans',
      'api-keys': 'access billing database email events rate-limits users',
      'config.ts': 'email',
      'gift-news': 'access database email',
      'mail-deliveries': 'access database email users',
      reports: 'billing database events facts plans users',
      sessions: 'caller.ts database email events rate-limits users',
      support: 'audit caller.ts database email plans rate-limits settings users',
      lists: 'access billing database events facts gift-news images settings users',
      analytics: 'access billing caller.ts database lists users',
      collaborators: 'access database email events lists rate-limits users',
      affiliates: 'audit caller.ts database images rate-limits users',
      items: 'access affiliates billing database events facts gift-news images lists settings users',
      'products/extraction': '',
      products: 'caller.ts database images items lists products/extraction rate-limits users',
      notifications: 'access database email events lists settings unsubscribe users',
      accounts: 'api-keys billing caller.ts collaborators database email lists rate-limits sessions settings users',
      seeds: 'access items lists settings users',
      sharing: 'access analytics billing caller.ts database events images items lists plans users',
      google: 'accounts api-keys caller.ts collaborators database email rate-limits sessions settings users',
      jobs: 'accounts affiliates analytics billing database email facts gift-news images notifications settings',
      live: 'access api-keys collaborators database events items lists sharing users',
      profile:
        'access accounts api-keys billing caller.ts collaborators database email events gift-news images items lists notifications rate-limits sessions settings support users',
      admin: 'api-keys audit database email events images plans profile sessions users',
      operation: 'admin audit caller.ts database events images jobs live mail-deliveries users',
      safety: 'access admin audit caller.ts database email events lists rate-limits sharing users',
      purchases: 'access caller.ts database email events gift-news images items lists rate-limits safety sharing users',
      graphql:
        'access accounts admin affiliates analytics api-keys audit billing caller.ts collaborators database google items lists live mail-deliveries notifications operation products profile purchases reports safety sessions settings sharing support unsubscribe users',
      'link-pictures': 'access images sharing',
      'public-pages': 'access link-pictures profile settings sharing',
      'rest/v1':
        'access admin affiliates analytics api-keys billing caller.ts collaborators database images items lists plans products profile purchases rate-limits reports sessions settings sharing support users',
      http: 'public-pages settings',
      'welcome.ts': 'seeds',
    },
    upwards: [
      {
        from: 'facts',
        to: 'users',
        reason:
          'A user has a row for statistics, which names the user; the trigger that counts stands on the table of users.',
      },
      {
        from: 'users',
        to: 'images',
        reason: 'A user has a picture, and a picture a user who uploaded it: their rows name each other.',
      },
      { from: 'lists', to: 'items', reason: 'A list has items, and an item is on a list: their rows name each other.' },
    ],
    assembly: [
      'main.ts',
      'app.ts',
      'services.ts',
      'request-context.ts',
      'mikro-orm.config.ts',
      'vite.config.ts',
      'commands',
    ],
    types: ['request-context.ts'],
  },
  web: {
    ground: ['state'],
    rows: {
      design: '',
      affiliates: '',
      'no-eval.ts': '',
      storage: '',
      text: '',
      network: 'storage',
      page: 'design network',
      email: 'design network page',
      'list-access': 'design network page',
      printing: 'design network page',
      session: 'design network page storage',
      analytics: 'design page session',
      billing: 'design network page session',
      form: 'design network page session',
      admin: 'design form network page',
      'admin/reports': 'admin design network page session',
      images: 'design network page session',
      playground: 'design network page session',
      'api-docs': 'design page',
      changes: 'design form network session storage',
      collaborators: 'design form network page session',
      accounts: 'changes design form network page session storage',
      products: 'network session',
      items:
        'affiliates changes collaborators design form images list-access network page products session storage text',
      lists: 'analytics changes collaborators design form images items list-access network page printing session text',
      adding: 'design form items page products session text',
      offline: 'changes design form items lists network session storage',
      demos: 'network',
      'app-client.ts': 'demos network offline session',
      notifications: 'app-client.ts design network page',
      safety: 'design form network',
      profile: 'accounts app-client.ts design form images network page safety session',
      shell: 'accounts app-client.ts changes design network notifications offline page profile session',
      sharing: 'affiliates app-client.ts design form lists network page printing safety session shell text',
      'public-pages': 'billing design form network page session sharing shell',
    },
    upwards: [],
    assembly: ['main.tsx', 'routes.tsx', 'vite.config.ts'],
    types: [],
  },
};
