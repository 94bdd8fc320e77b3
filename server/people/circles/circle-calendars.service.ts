import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isId } from '../../base/database/uuid.ts';
import { NotFound } from '../../base/errors/errors.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { assertMayWrite } from '../../core/users/user.policy.ts';
import { circleCalendar } from './circle-calendar.ts';
import type { CircleLinks } from './circle-links.ts';
import { CircleMember } from './circle-member.entity.ts';
import { selectCalendar, selectCircleLists } from './circle-rows.ts';
import type { CirclesService, ShownCircle } from './circles.service.ts';

/** Stands for an address that was never signed, so that it costs what one costs that is over. */
const NOBODY = {
  circleId: '00000000-0000-0000-0000-000000000000',
  userId: '00000000-0000-0000-0000-000000000000',
  version: 0,
};

/** The calendar that each person has of a circle. Nobody else learns whether there is one. */
export class CircleCalendarsService {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: SiteSettings,
    private readonly links: CircleLinks,
    private readonly circles: CirclesService,
  ) {}

  renew(viewer: User, circleId: string): Promise<ShownCircle> {
    assertMayWrite(viewer, this.settings);
    return this.change(viewer, circleId, { hasCalendar: true, calendarVersion: raw('calendar_version + 1') });
  }

  end(viewer: User, circleId: string): Promise<ShownCircle> {
    return this.change(viewer, circleId, { hasCalendar: false });
  }

  /** For everybody who holds its address: as its member's page, in their language. */
  async calendarOf(secret: string): Promise<string> {
    const asked = this.links.readCalendar(secret) ?? NOBODY;
    const [circle] = await selectCalendar(this.em, asked);
    if (!circle) throw new NotFound('Resource');
    const { circleId, userId: viewerId } = asked;
    const lists = await selectCircleLists(this.em, { circleId, viewerId });
    const { siteUrl } = this.settings;
    return inLanguage(circle.language, () => circleCalendar({ circle, lists, siteUrl, now: new Date() }));
  }

  private async change(viewer: User, circleId: string, changes: object): Promise<ShownCircle> {
    const changed = isId(circleId)
      ? await this.em.nativeUpdate(CircleMember, { circle: circleId, user: viewer.id }, changes)
      : 0;
    if (changed === 0) throw new NotFound('Resource');
    return this.circles.getCircle(viewer, circleId);
  }
}
