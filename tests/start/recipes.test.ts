import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { Checkout } from './checkout.ts';

const TWO_COMPILATIONS_MS = 300_000;

/** An edit of a file: what stands there, and what is written behind it. Where nothing stands, the file is new. */
type Edit = [file: string, there: string, added: string];

const COLUMN: Edit[] = [
  [
    'server/lists/items/item.entity.ts',
    '  secondaryUrl?: string | null;\n',
    `
  @Field(() => String, { nullable: true, description: 'What it is wrapped in.' })
  @Property({ type: 'string', length: 50, nullable: true })
  wrapping?: string | null;
`,
  ],
  ['server/lists/items/item-columns.ts', "  'secondaryUrl',\n", "  'wrapping',\n"],
  [
    'server/lists/sharing/shared-list.type.ts',
    '  readonly secondaryUrl: string | null;\n',
    `
  @Field(() => String, { nullable: true, description: 'What it is wrapped in.' })
  readonly wrapping: string | null;
`,
  ],
  [
    'server/lists/sharing/shared-list.type.ts',
    '    this.secondaryUrl = row.secondaryUrl;\n',
    '    this.wrapping = row.wrapping;\n',
  ],
  [
    'server/lists/sharing/shared-item-rows.ts',
    '    secondaryUrl: at(columns.secondaryUrl, index),\n',
    '    wrapping: at(columns.wrapping, index),\n',
  ],
  [
    'server/doors/rest/v1/lists/item.presenter.ts',
    '    secondary_url: item.secondaryUrl ?? null,\n',
    '    wrapping: item.wrapping ?? null,\n',
  ],
];

const SETTING: Edit[] = [
  ['server/core/settings/settings.rules.ts', '  allowRegistration: flag,\n', '  allowReports: flag,\n'],
  ['server/core/settings/default-settings.rules.ts', '  allowRegistration: true,\n', '  allowReports: true,\n'],
  [
    'server/core/settings/setting-fields.ts',
    "  allowRegistration: 'Whether new accounts are taken.',\n",
    "  allowReports: 'Whether lists can be reported.',\n",
  ],
  [
    'web/admin/site/settings-fields.ts',
    "      { path: 'allowRegistration', label: msg`Allow registration`, kind: 'flag' },\n",
    "      { path: 'allowReports', label: msg`Allow reports`, kind: 'flag' },\n",
  ],
  ['web/admin/site/SettingsForm.graphql', '  allowRegistration\n', '  allowReports\n'],
];

const NOTICE: Edit[] = [
  [
    'server/core/events/news-actions.rules.ts',
    "  SURPRISE_OVER: 'SURPRISE_OVER',\n",
    "  LIST_COPIED: 'LIST_COPIED',\n",
  ],
  [
    'server/core/events/list-news-text.rules.ts',
    'The list now shows what was given`;\n',
    `    case 'LIST_COPIED':\n      return t\`\${who} copied the list\`;\n`,
  ],
  [
    'server/core/events/list-news-text.rules.ts',
    '” now shows what was given`;\n',
    `    case 'LIST_COPIED':\n      return t\`\${who} copied “\${list}”\`;\n`,
  ],
  [
    'server/news/notifications/notification.enums.ts',
    "    GIFT_PUT_BACK: { description: 'Somebody else undid a purchase of yours.' },\n",
    "    LIST_COPIED: { description: 'Somebody copied a list of yours.' },\n",
  ],
  [
    'server/core/events/news-ways.ts',
    "  REMOVED_FROM_LIST: { ...PEOPLE, webhook: { none: 'LIST_IS_LOST' } },\n",
    "  LIST_COPIED: { ...CHANGES, webhook: { none: 'IS_A_ROLE' } },\n",
  ],
];

const STATEMENT: Edit[] = [
  [
    'server/people/support/open-messages.ts',
    '',
    `import { statement } from '../../base/database/prepared.ts';

/** How many messages wait for an answer. */
export const countOpenMessages = statement<{ open: number }, { since: Date }>(
  'open messages',
  \`select count(*)::int as open from support_messages where status = 'OPEN' and created_at > $since::timestamptz\`,
);
`,
  ],
];

const MAIL: Edit[] = [
  [
    'server/people/support/hours-email.ts',
    '',
    `import { mailLayout } from '../../core/email/mail-layout.ts';

export function hoursEmail(hours: string) {
  return { subject: hours, ...mailLayout({ title: hours, paragraphs: [hours], footnote: hours }) };
}
`,
  ],
];

const PAGE: Edit[] = [
  ['server/doors/public-pages/addresses.ts', "  '/signup',\n", "  '/hours',\n"],
  [
    'web/people/accounts/HoursScreen.tsx',
    '',
    `import { Page } from '../../base/page/Page.tsx';

export function HoursScreen() {
  return <Page>{null}</Page>;
}
`,
  ],
  [
    'web/routes.tsx',
    "        lazy: screen(() => import('./public-pages/ContactScreen.tsx'), 'ContactScreen'),\n      },\n",
    "      {\n        path: '/hours',\n        lazy: screen(() => import('./people/accounts/HoursScreen.tsx'), 'HoursScreen'),\n      },\n",
  ],
];

const OPERATION: Edit[] = [
  ['server/core/access/actions.rules.ts', '  supportMessages: ADMINISTRATION,\n', '  supportHours: OPEN,\n'],
  [
    'server/people/support/hours.resolver.ts',
    '',
    `import { Query, Resolver } from 'type-graphql';

@Resolver()
export class HoursResolver {
  @Query(() => String, { description: 'When messages are read. For everybody.' })
  supportHours(): string {
    return 'in the evening';
  }
}
`,
  ],
];

const ROUTE: Edit[] = [
  [
    'server/doors/rest/v1/rest-v1.ts',
    "import { healthRoutes } from './health.routes.ts';\n",
    "import { hoursRoutes } from './site/hours.routes.ts';\n",
  ],
  ['server/doors/rest/v1/rest-v1.ts', '  await app.register(supportRoutes);\n', '  await app.register(hoursRoutes);\n'],
  [
    'server/doors/rest/v1/site/hours.routes.ts',
    '',
    `import { z } from 'zod';
import { envelope, envelopeOf } from '../../envelope.ts';
import type { RestApp } from '../../route.ts';

const hours = z.object({ hours: z.string() });

export async function hoursRoutes(app: RestApp) {
  const schema = { tag: 'The site', summary: 'When messages are read', response: { 200: envelopeOf(hours) } };
  app.get('/hours', { config: { action: 'supportHours' }, schema }, async () => envelope({ hours: 'in the evening' }));
}
`,
  ],
];

const RECIPES = {
  'A column of items': COLUMN,
  'A setting of the site': SETTING,
  'A kind of notice': NOTICE,
  'A statement': STATEMENT,
  'A mail': MAIL,
  'A page': PAGE,
  'A GraphQL operation': OPERATION,
  'A REST route': ROUTE,
};

function follow(checkout: Checkout, edits: Edit[]): void {
  for (const [file, there, added] of edits) {
    const code = there === '' ? '' : checkout.read(file);
    expect(code, file).toContain(there);
    checkout.write(
      file,
      code.replace(there, () => there + added),
    );
  }
}

/** Files in which the compiler finds something. */
async function refused(checkout: Checkout): Promise<string[]> {
  const options = ['--project', '.', '--checkers', '2', '--incremental', '--tsBuildInfoFile', 'dist/types.tsbuildinfo'];
  const ended = await promisify(execFile)('tsc', options, { cwd: checkout.folder }).catch((error) => error);
  const files = [...ended.stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file as string);
  return [...new Set(files)].sort();
}

test.for(Object.entries(RECIPES))('the recipe for %s names each file that it takes', ([name, edits]) => {
  const text = readFileSync(resolve('CONTRIBUTING.md'), 'utf8');
  const recipe = text.split(/\n\n(?=\*\*|## )/).find((part) => part.startsWith(`**${name}.**`));

  for (const [file] of edits.filter(([, there]) => there !== '')) {
    const [, own = ''] = /([^/]+)$/.exec(file) ?? [];
    expect(recipe, file).toContain(own);
  }
});

test('one who follows a recipe by its first step is told of the others, and by all has something that works', {
  timeout: TWO_COMPILATIONS_MS,
}, async () => {
  const checkout = new Checkout();
  const first = ([edit]: Edit[]) => [edit as Edit];
  const rest = ([, ...others]: Edit[]) => others;
  const recipes = Object.values(RECIPES);

  for (const edits of recipes) follow(checkout, first(edits));
  follow(checkout, first(rest(COLUMN))); // a column that nobody reads is allowed
  expect(await refused(checkout)).toEqual(
    expect.arrayContaining([
      'server/core/events/list-news-text.rules.ts',
      'server/core/events/news-ways.ts',
      'server/core/settings/default-settings.rules.ts',
      'server/core/settings/setting-fields.ts',
      'server/doors/rest/v1/lists/item.presenter.ts',
      'server/doors/rest/v1/rest-v1.ts',
      'server/lists/sharing/shared-list.type.ts',
    ]),
  );

  for (const edits of recipes) follow(checkout, edits === COLUMN ? rest(rest(edits)) : rest(edits));
  await checkout.run('command', ['migration', 'add-wrapping']);
  await checkout.run('command', ['schema']);
  await checkout.run('codegen');
  expect(await refused(checkout)).toEqual([]);

  expect(checkout.read('schema.graphql')).toContain('supportHours: String');

  const written = readdirSync(join(checkout.folder, 'server/migrations')).find((file) =>
    file.endsWith('_add_wrapping.ts'),
  );
  expect(written).toMatch(/^Migration\d{14}_add_wrapping\.ts$/);
  const migration = checkout.read(`server/migrations/${written}`);
  expect(migration).toContain(`alter table "items" add "wrapping" varchar(50) null`);
  expect(migration).toContain("'LIST_COPIED'");
  await checkout.run('command', ['migration', '--check']);
});

test('a migration without a proper name is refused', async () => {
  const checkout = new Checkout();

  await expect(checkout.run('command', ['migration', 'Add', 'it'])).rejects.toThrow(
    'npm run migration -- add-gift-wrap',
  );
});
