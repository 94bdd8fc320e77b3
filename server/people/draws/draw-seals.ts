import { Sealer } from '../../base/process/sealer.ts';

/** Encrypts whom somebody drew, for them alone: put into the row of somebody else it opens no more. Ids are all of one length, so a seal tells nothing by its own. */
export class DrawSeals {
  private readonly sealer: Sealer;

  constructor(secret: string) {
    this.sealer = new Sealer(secret, 'draws');
  }

  seal(receiverId: string, giverId: string): string {
    return this.sealer.seal(Buffer.from(receiverId), giverId);
  }

  /** Null also for what was sealed with another secret. */
  open(sealed: string | null | undefined, giverId: string): string | null {
    return (sealed && this.sealer.open(sealed, giverId)?.toString()) || null;
  }
}
