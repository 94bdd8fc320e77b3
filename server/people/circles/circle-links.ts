import { z } from 'zod';
import { Signer } from '../../base/process/signer.ts';

const invitation = z.object({ circleId: z.uuid(), version: z.int() });
const calendar = z.object({ circleId: z.uuid(), userId: z.uuid(), version: z.int() });

/** Signs the link by which people join a circle, and the addresses of its calendars. They are kept nowhere, so that no copy of the database opens a circle. */
export class CircleLinks {
  private readonly invitations: Signer;
  private readonly calendars: Signer;

  constructor(secret: string) {
    this.invitations = new Signer(secret, 'circles');
    this.calendars = new Signer(secret, 'circle calendars');
  }

  /** The last part of the link. */
  sign(value: z.output<typeof invitation>): string {
    return joined(this.invitations.sign(value));
  }

  /** Null for what was never signed here. */
  read(secret: string): z.output<typeof invitation> | null {
    return invitation.safeParse(this.invitations.read(parted(secret))).data ?? null;
  }

  calendarUrl(siteUrl: string, value: z.output<typeof calendar>): string {
    return `${siteUrl}/calendars/${joined(this.calendars.sign(value))}.ics`;
  }

  /** The part between the folder and `.ics`. Null for what was never signed here. */
  readCalendar(secret: string): z.output<typeof calendar> | null {
    return calendar.safeParse(this.calendars.read(parted(secret))).data ?? null;
  }
}

function joined({ content, signature }: { content: string; signature: string }): string {
  return `${content}.${signature}`;
}

function parted(secret: string) {
  const [content = '', signature = ''] = secret.split('.');
  return { content, signature };
}
