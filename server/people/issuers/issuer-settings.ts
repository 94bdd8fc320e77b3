import { z } from 'zod';
import { isWebAddress } from '../../base/text/web-address.rules.ts';

export const GOOGLE = 'https://accounts.google.com';

export const ISSUER_FIELDS = [
  'ISSUER_URL',
  'CLIENT_ID',
  'CLIENT_SECRET',
  'NAME',
  'ICON',
  'SCOPES',
  'NAME_CLAIM',
  'TRUST_EMAIL',
  'TRUST_SECOND_FACTOR',
  'GROUPS_CLAIM',
  'ADMIN_GROUP',
  'CREATE_ACCOUNTS',
  'SIGN_OUT_THERE',
] as const;
type IssuerField = (typeof ISSUER_FIELDS)[number];

export interface IssuerSettings {
  id: string;
  prefix: string;
  name: string;
  icon: string | null;
  issuerUrl: string;
  keptAs?: string;
  clientId: string;
  clientSecret: string | null;
  /** A client of Google's without a secret gets its token in the address; all others get a code for one. */
  answersWith: 'code' | 'id_token';
  scopes: string;
  nameClaim: string;
  trustsEmail: boolean;
  trustsSecondFactor: boolean;
  groupsClaim: string;
  adminGroup: string | null;
  /** Signing out here leads there, to sign out, too. */
  signsOutThere: boolean;
  createsAccounts: 'always' | 'never' | 'as the site';
}

const PREFIX = 'OIDC_';
const DEFAULT_SCOPES = 'openid email profile';
const DISCOVERY_PATH = '/.well-known/openid-configuration';

/** Anybody with an account at Microsoft could come in, with any address. */
const WITHOUT_TENANT = /^\/(?:common|organizations|consumers)(?:\/|$)/;

const onOrOff = z.enum(['on', 'off']);
const line = z.string().trim().min(1).max(500);

const fields = z.object({
  ISSUER_URL: z
    .url({ protocol: /^https?$/, error: 'is needed: the address of the server, https://auth.example.com' })
    .refine(isWebAddress, { error: 'must begin with http:// or https://' })
    .transform((address) => (address.endsWith(DISCOVERY_PATH) ? address.slice(0, -DISCOVERY_PATH.length) : address))
    .refine((address) => !/[?#]/.test(address), { error: 'must be an address without ? and #' })
    .refine((address) => !isOpenToAll(address), { error: 'must name one tenant in place of common: its id' }),
  CLIENT_ID: z.string({ error: 'is needed: the id of Kindlist there' }).trim().min(1).max(500),
  CLIENT_SECRET: z.string().max(1000).optional(),
  NAME: line.max(40).optional(),
  ICON: line.optional(),
  SCOPES: line
    .refine((scopes) => scopes.split(/\s+/).includes('openid'), { error: 'must contain openid' })
    .default(DEFAULT_SCOPES),
  NAME_CLAIM: line.default('name'),
  TRUST_EMAIL: onOrOff.default('off'),
  TRUST_SECOND_FACTOR: onOrOff.default('off'),
  GROUPS_CLAIM: line.default('groups'),
  ADMIN_GROUP: line.optional(),
  CREATE_ACCOUNTS: onOrOff.optional(),
  SIGN_OUT_THERE: onOrOff.default('off'),
} satisfies Record<IssuerField, z.ZodType>);

interface Problem {
  variable: string;
  message: string;
}

export function issuerVariable(variable: string): { id: string; field: IssuerField } | null {
  const field = ISSUER_FIELDS.find((name) => variable.endsWith(`_${name}`));
  if (!field || !variable.startsWith(PREFIX)) return null;
  const id = variable.slice(PREFIX.length, -(field.length + 1));
  return /^[A-Z0-9][A-Z0-9_]{0,29}$/.test(id) ? { id: id.toLowerCase().replaceAll('_', '-'), field } : null;
}

export function issuersIn(variables: Record<string, string | undefined>): {
  issuers: IssuerSettings[];
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const found = new Map<string, Record<string, string>>();
  for (const [variable, value] of Object.entries(variables)) {
    if (!variable.startsWith(PREFIX) || value === undefined) continue;
    const about = issuerVariable(variable);
    if (about) found.set(about.id, { ...found.get(about.id), [about.field]: value });
    else problems.push({ variable, message: `is no setting: those of an issuer end with ${ISSUER_FIELDS.join(', ')}` });
  }
  const issuers = [...found].flatMap(([id, values]) => {
    const prefix = PREFIX + id.toUpperCase().replaceAll('-', '_');
    const { success, data, error } = fields.safeParse(values);
    if (success) return [settingsOf(id, prefix, data)];
    for (const { path, message } of error.issues) problems.push({ variable: `${prefix}_${String(path[0])}`, message });
    return [];
  });
  return { issuers: issuers.sort((one, other) => one.id.localeCompare(other.id, 'en')), problems };
}

/** With a secret it gives codes, as all others do. */
export function googleIssuer(clientId: string, clientSecret?: string, issuerUrl = GOOGLE): IssuerSettings {
  return {
    ...settingsOf('google', 'GOOGLE', fields.parse({ CLIENT_ID: clientId, ISSUER_URL: issuerUrl, NAME: 'Google' })),
    keptAs: GOOGLE,
    clientSecret: clientSecret ?? null,
    answersWith: clientSecret ? 'code' : 'id_token',
  };
}

function settingsOf(id: string, prefix: string, values: z.output<typeof fields>): IssuerSettings {
  const { CREATE_ACCOUNTS: creates } = values;
  return {
    id,
    prefix,
    name: values.NAME ?? id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' '),
    icon: values.ICON ?? null,
    issuerUrl: values.ISSUER_URL,
    clientId: values.CLIENT_ID,
    clientSecret: values.CLIENT_SECRET ?? null,
    answersWith: 'code',
    scopes: values.SCOPES,
    nameClaim: values.NAME_CLAIM,
    trustsEmail: values.TRUST_EMAIL === 'on',
    trustsSecondFactor: values.TRUST_SECOND_FACTOR === 'on',
    groupsClaim: values.GROUPS_CLAIM,
    adminGroup: values.ADMIN_GROUP ?? null,
    signsOutThere: values.SIGN_OUT_THERE === 'on',
    createsAccounts: creates === undefined ? 'as the site' : creates === 'on' ? 'always' : 'never',
  };
}

function isOpenToAll(address: string): boolean {
  const url = URL.parse(address);
  return url?.hostname === 'login.microsoftonline.com' && WITHOUT_TENANT.test(url.pathname);
}
