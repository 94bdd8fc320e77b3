import { Field, Int, ObjectType } from 'type-graphql';
import type { LinkViewer } from '../../core/access/link-viewer.ts';
import { offListView, type PurchaseView } from '../../core/access/purchase.policy.ts';
import { ListProgress, type ListProgressRow } from '../list-cards/list-progress.type.ts';
import type { SharedListRow } from './shared-list-rows.ts';
import { SharedListSecrecy } from './shared-list-secrecy.type.ts';

/** Counts of a shared list, as far as one viewer may know of them, and whether anything is wanted at all. */
@ObjectType({ simpleResolvers: true })
export abstract class CountedList extends SharedListSecrecy {
  @Field(() => ListProgress, { nullable: true, description: 'Null while purchases are kept from you as a surprise.' })
  readonly progress: ListProgress | null;

  @Field(() => Int, {
    description:
      'How many gifts that are not on the list its givers told each other of; `offListGifts` has them. If its gifts are for you, 0 before the day, and then only those whose givers let you know.',
  })
  readonly offListGiftCount: number;

  @Field(() => Boolean, {
    description:
      'Whether its owner has put it into Past lists, so that nothing is bought, reserved or pledged any more.',
  })
  readonly isPast: boolean;

  constructor(row: SharedListRow, viewer: LinkViewer, view: PurchaseView) {
    super(row, view);
    this.progress = view === 'nothing' || !row.progress ? null : new ListProgress(progressOf(row.progress, row));
    this.offListGiftCount = row.offListGifts === 0 ? 0 : offListCount(row, viewer); // as of most lists
    this.isPast = row.isPast;
  }
}

/** On a past list nothing more is wanted than what was given. */
function progressOf(progress: ListProgressRow, { isPast }: SharedListRow): ListProgressRow {
  return isPast ? { ...progress, wanted: progress.given } : progress;
}

function offListCount(row: SharedListRow, viewer: LinkViewer): number {
  return { all: row.offListGifts, told: row.toldOffListGifts, nothing: 0 }[offListView(viewer, row)];
}
