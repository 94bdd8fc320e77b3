import type { EntityManager } from '@mikro-orm/postgresql';
import { type LinkViewer, memberOf, personOf } from '../access/link-viewer.ts';
import { canWorkOn } from '../access/list.policy.ts';
import { assertOpenTo } from '../access/shared-list.policy.ts';
import type { ListVisits } from '../analytics/list-visits.ts';
import type { Origin } from '../caller.ts';
import { NotFound } from '../errors.ts';
import { List } from '../lists/list.entity.ts';
import type { User } from '../users/user.entity.ts';
import { SharedList } from './shared-list.type.ts';
import { readPreview, type SharedListPreview } from './shared-list-preview.ts';
import { type ItemChoice, readSharedLists, type SharedListRow } from './shared-list-rows.ts';

export class SharedListsService {
  constructor(
    private readonly em: EntityManager,
    private readonly visits: ListVisits,
    private readonly origin: Origin,
  ) {}

  /** The list as this viewer sees it through its link. Somebody opens it: unless they are a member, that is a visit. */
  async showSharedList(viewer: LinkViewer<User>, shareToken: string): Promise<SharedList> {
    const row = await this.findOpen(viewer, shareToken);
    const isVisit = !canWorkOn(personOf(viewer), row) && !row.isDemo;
    if (isVisit) this.visits.note(row.id, memberOf(viewer)?.id ?? null, this.origin);
    return new SharedList(row, viewer);
  }

  /** As showSharedList(), for a person who has it open already: that is no visit. */
  async showAgain(viewer: LinkViewer<User>, shareToken: string): Promise<SharedList> {
    return new SharedList(await this.findOpen(viewer, shareToken), viewer);
  }

  /** What its link shows to everybody before it is opened; null where it opens nothing for a stranger. */
  previewOf(shareToken: string): Promise<SharedListPreview | null> {
    return readPreview(this.em, shareToken);
  }

  /** The examples that everybody may look at. */
  async showDemoLists(viewer: LinkViewer<User>): Promise<SharedList[]> {
    const rows = await readSharedLists(this.em, personOf(viewer)?.id ?? null, { isDemo: true });
    return rows.map((row) => new SharedList(row, viewer));
  }

  /** Of the examples: what their links end with. */
  async demoTokens(): Promise<string[]> {
    const lists = await this.em.find(List, { isDemo: true }, { fields: ['shareToken'], orderBy: { id: 'asc' } });
    return lists.map(({ shareToken }) => shareToken);
  }

  /** The rows behind a link, once it is clear that this viewer may open it. */
  async findOpen(viewer: LinkViewer<User>, shareToken: string, items: ItemChoice = 'all'): Promise<SharedListRow> {
    const [row] = await readSharedLists(this.em, personOf(viewer)?.id ?? null, { shareToken }, items);
    if (!row) throw new NotFound('List');
    assertOpenTo(memberOf(viewer), row);
    return row;
  }
}
