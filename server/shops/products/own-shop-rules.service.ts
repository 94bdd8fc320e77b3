import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CheerioAPI } from 'cheerio';
import { InvalidInput, NotFound } from '../../base/errors/errors.ts';
import type { AuditLog } from '../../core/audit/audit-log.ts';
import type { User } from '../../core/users/user.entity.ts';
import { assertAdministrator } from '../../core/users/user.policy.ts';
import { LONGEST_NAME, RULED_FIELDS, type ShopRule, shopRule } from './extraction/shops/shop-rule.ts';
import { OwnShopRule } from './own-shop-rule.entity.ts';

export const MOST_RULES = 100;
export const LONGEST_RULE = 20_000;

/** Rules for shops that the operator adds between releases, or in place of one that comes with the product. */
export class OwnShopRulesService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
  ) {}

  async rules(viewer: User): Promise<OwnShopRule[]> {
    assertAdministrator(viewer);
    return this.em.find(OwnShopRule, {}, { orderBy: { name: 'asc' }, limit: MOST_RULES });
  }

  /** Adds a rule, or puts it in the place of the one with its name. Pages are read by it from the next reading on. */
  async save(viewer: User, written: string): Promise<OwnShopRule> {
    assertAdministrator(viewer);
    const rule = await readRule(written);
    const known = await this.em.findOne(OwnShopRule, { name: rule.name });
    if (!known && (await this.em.count(OwnShopRule)) >= MOST_RULES)
      throw new InvalidInput({ rule: [t`There can be at most ${MOST_RULES} rules.`] });
    return this.em.transactional(async (em) => {
      const values = { name: rule.name, rule, updatedAt: new Date() };
      const saved = await em.upsert(OwnShopRule, values);
      this.audit.write(em, viewer, {
        action: 'SETTINGS_SAVED',
        subject: { kind: 'SETTINGS', name: `Shop rule ${rule.name}` },
        before: known?.rule,
        after: rule,
      });
      return saved;
    });
  }

  /** Ends a rule; gives its name. */
  async remove(viewer: User, name: string): Promise<string> {
    assertAdministrator(viewer);
    return this.em.transactional(async (em) => {
      const rule = name.length > LONGEST_NAME ? null : await em.findOne(OwnShopRule, { name });
      if (!rule) throw new NotFound('Resource');
      em.remove(rule);
      this.audit.write(em, viewer, {
        action: 'SETTINGS_SAVED',
        subject: { kind: 'SETTINGS', name: `Shop rule ${name}` },
        before: rule.rule,
      });
      return name;
    });
  }
}

async function readRule(written: string): Promise<ShopRule> {
  if (written.length > LONGEST_RULE) {
    const max = String(LONGEST_RULE);
    throw new InvalidInput({ rule: [t`At most ${max} characters.`] });
  }
  const parsed = shopRule.safeParse(jsonOf(written));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new InvalidInput({ rule: [`${issue?.path.join('.')}: ${issue?.message}`] });
  }
  const { load } = await import('cheerio/slim'); // parsers are for the thread that reads pages
  const empty = load('<p></p>');
  const wrong = selectorsOf(parsed.data).find((selector) => !isSelector(empty, selector));
  if (wrong) throw new InvalidInput({ rule: [t`${wrong} is not a CSS selector.`] });
  if (parsed.data.hosts.length === 0) throw new InvalidInput({ rule: [t`hosts: Name at least one host.`] });
  return parsed.data;
}

function jsonOf(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    throw new InvalidInput({ rule: [t`This is not JSON.`] });
  }
}

function selectorsOf(rule: ShopRule): string[] {
  const fields = [...RULED_FIELDS, 'soldOut' as const].flatMap((field) => rule[field] ?? []);
  return fields.flatMap(({ select, exclude }) => [
    ...select.map((one) => one.replace(/@[\w-]{1,60}$/, '')),
    ...exclude,
  ]);
}

function isSelector(page: CheerioAPI, selector: string): boolean {
  try {
    page(selector);
    return true;
  } catch {
    return false;
  }
}
