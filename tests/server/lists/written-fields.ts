import type { EntityManager } from '@mikro-orm/postgresql';
import { snakeCase } from '../../../server/base/text/snake-case.ts';
import { guestKeyId } from '../../../server/lists/guest-keys/guest-key-id.ts';
import { Person } from '../../../server/lists/lists/person.entity.ts';
import { SupportMessage } from '../../../server/people/support/support-message.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { anAffiliateSite } from '../../builders/affiliates.ts';
import { anInvitation } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPerson } from '../../builders/persons.ts';
import { aShop } from '../../builders/shops.ts';

export type Fields = Record<string, unknown>;

/** A table that people write to: a value for each field, other than what aWritableWorld() leaves there. */
export interface Written {
  table: string;
  values: Fields;
  /** Fields that are not stored in the column of their name. */
  stored?: Record<string, (row: Fields) => unknown>;
}

/** Somebody whom the viewer of the newest world looks after. */
const PERSON_ID = '0198c0de-0000-7000-8000-00000000e33a';

const item: Written = {
  table: 'items',
  values: {
    title: 'Blue kettle',
    description: 'For tea',
    notes: 'A large one',
    category: 'Kitchen',
    amount: '1.5 kg',
    variant: 'Red, 30',
    recipes: 'Tea https://kitchen.example/tea',
    primaryUrl: 'https://shop.example/kettle',
    secondaryUrl: 'https://other.example/kettle',
    imageUrl: 'https://shop.example/kettle.png',
    quantityDesired: 3,
    unitPrice: { currency: 'EUR', amountMinor: 1250 },
    price: 12.5,
    currency: 'CHF',
    isGroupGift: true,
    isMostWanted: true,
    isFund: true,
    isArchived: true,
  },
  stored: {
    unitPrice: ({ currency, price_minor: amountMinor }) => amountMinor && { currency, amountMinor },
    price: ({ price_minor: minor }) => minor && Number(minor) / 100,
  },
};

const list: Written = {
  table: 'lists',
  values: {
    name: 'Wedding',
    description: 'In May',
    listType: 'SHOPPING',
    privacy: 'PUBLIC',
    purchaseVisibility: 'OWNER_SEES_TAKEN',
    eventType: 'Party',
    eventDate: '2999-05-31',
    timeZone: 'Europe/Berlin',
    holdDays: 21,
    isNameEnough: true,
    personId: PERSON_ID,
    accentColor: 'PLUM',
    expiresAt: '2999-06-01T00:00:00+00:00',
  },
  stored: { expiresAt: (row) => row.share_link_expires_at },
};

const person: Written = {
  table: 'persons',
  values: { name: 'Rex', birthday: { month: 2, day: 29, year: 2020 } },
  stored: {
    birthday: ({ birth_month: month, birth_day: day, birth_year: year }) => month && { month, day, year },
  },
};

const shop: Written = {
  table: 'shops',
  values: { name: 'Corner shop', categoryOrder: ['Fruit', 'Dairy'] },
};

const barcode: Written = {
  table: 'remembered_barcodes',
  values: { code: '96385074', title: 'Oat milk', category: 'Drinks', amount: '1 l' },
  stored: { code: ({ code }) => String(code).replace(/^0+/, '') },
};

const affiliateSite: Written = {
  table: 'affiliate_sites',
  values: {
    name: 'Kettles',
    affiliateCode: 'tea-21',
    defaultLogoUrl: 'https://kettles.example/logo.png',
    isActive: false,
    urlFormats: [{ urlPattern: 'kettles.example', description: 'All of it', priority: 7 }],
  },
};

const account: Written = {
  table: 'users',
  values: {
    name: 'Ada',
    email: 'ada@example.test',
    notifications: false,
    reminders: false,
    questions: false,
    emailFrequency: 'DAILY',
    theme: 'DARK',
    language: 'de',
    role: 'USER',
    isAdmin: false,
    tier: 'STANDARD',
  },
  stored: {
    notifications: (row) => row.preferences_notifications,
    reminders: (row) => row.preferences_reminders,
    questions: (row) => row.preferences_questions,
    emailFrequency: (row) => row.preferences_email_frequency,
    theme: (row) => row.preferences_theme,
    language: (row) => row.preferences_language,
    tier: (row) => row.subscription_tier,
    isAdmin: (row) => row.role === 'ADMIN',
  },
};

const figures = { free: 11, standard: 12, premium: 13 };

const siteSettings: Written = {
  table: 'site_settings',
  values: {
    siteName: 'Wishes',
    siteUrl: 'https://wishes.example',
    adminEmail: 'we@example.test',
    allowRegistration: false,
    requireEmailVerification: true,
    requireSecondFactorOfAdministrators: true,
    maintenanceMode: true,
    everythingForEverybody: true,
    emailNotifications: false,
    stripeEnabled: true,
    stripePublishableKey: 'pk_other',
    maxListsPerUser: figures,
    maxItemsPerList: figures,
    maxUsersPerPlan: figures,
    socialLinks: {
      facebook: 'https://facebook.example/us',
      x: 'https://x.example/us',
      pinterest: 'https://pinterest.example/us',
      whatsapp: 'https://whatsapp.example/us',
    },
    testimonials: { first: 'Calm.', firstBy: 'Ida', second: 'Kind.', secondBy: 'Tom', third: 'Free.', thirdBy: 'Uma' },
  },
};

const supportMessage: Written = {
  table: 'support_messages',
  values: { name: 'Ada', email: 'ada@example.test', subject: 'A kettle', message: 'It leaks.', status: 'DONE' },
};

const listReport: Written = { table: 'list_reports', values: { reason: 'SPAM', details: 'Look at it' } };

const invitation: Written = { table: 'invitations', values: { email: 'ada@example.test', role: 'HELPER' } };

const GUEST_KEY = 'the-key-of-a-guest-that-their-device-made';

const purchase: Written = {
  table: 'purchases',
  values: { quantity: 2, email: 'ada@example.test', name: 'Ada', guestKey: GUEST_KEY },
  stored: {
    email: (row) => row.guest_email,
    name: (row) => row.guest_name,
    guestKey: (row) => (row.guest_key_id === guestKeyId(GUEST_KEY) ? GUEST_KEY : null),
  },
};

const apiKey: Written = { table: 'api_keys', values: { name: 'Laptop', scopes: ['READ_LISTS'] } };

export const WRITTEN = {
  item,
  list,
  person,
  shop,
  barcode,
  affiliateSite,
  account,
  siteSettings,
  supportMessage,
  listReport,
  invitation,
  purchase,
  apiKey,
};

/** An administrator with a list, and another list to share. */
export async function aWritableWorld(em: EntityManager) {
  const viewer = await aUser(em, { role: 'ADMIN', subscriptionTier: 'PREMIUM', emailVerifiedAt: new Date() });
  const list = await aList(em, { owner: viewer });
  await em.nativeDelete(Person, { id: PERSON_ID });
  await aPerson(em.fork(), { id: PERSON_ID, owner: viewer.id }); // one of an earlier world is known here by its id
  const shopping = await aList(em, { owner: viewer, listType: 'SHOPPING' });
  const shared = await aList(em, { owner: viewer, privacy: 'PUBLIC' });
  return {
    viewer,
    personId: PERSON_ID,
    otherId: (await aUser(em, { role: 'ADMIN', subscriptionTier: 'PREMIUM' })).id,
    listId: list.id,
    shoppingId: shopping.id,
    shopId: (await aShop(em, { list: shopping })).id,
    itemId: (await anItem(em, { list })).id,
    sharedToken: shared.shareToken,
    sharedItemId: (await anItem(em, { list: shared, quantityDesired: 5 })).id,
    invitationId: (await anInvitation(em, { list })).id,
    siteId: (await anAffiliateSite(em)).id,
    messageId: (await aMessage(em)).id,
  };
}

async function aMessage(em: EntityManager) {
  const sent = { name: 'Bo', email: 'bo@example.test', subject: 'Hello', message: 'Good day' };
  const message = em.create(SupportMessage, sent);
  await em.flush();
  return message;
}

export type WritableWorld = Awaited<ReturnType<typeof aWritableWorld>>;

export function storedValue({ stored = {} }: Written, field: string, row: Fields): unknown {
  return stored[field] ? stored[field](row) : row[snakeCase(field)];
}

/** The row as the database has it; without an id, the newest one. Of the settings, what they are kept in. */
export async function rowOf(em: EntityManager, { table }: Written, id?: string): Promise<Fields> {
  const isSettings = table === 'site_settings';
  const sql = `select ${isSettings ? 't.values' : 'to_jsonb(t)'} as row from ${table} t
    ${id ? 'where t.id = ?' : 'order by t.id desc limit 1'}`;
  const [{ row } = { row: {} }] = await em.execute<{ row: Fields }[]>(sql, id ? [id] : []);
  if (!isSettings) return row;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));
}
