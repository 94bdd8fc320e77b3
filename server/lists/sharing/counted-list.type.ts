import { Field, Int, ObjectType } from 'type-graphql';
import type { LinkViewer } from '../../core/access/link-viewer.ts';
import { offListView, type PurchaseView } from '../../core/access/purchase.policy.ts';
import { ListProgress } from '../list-cards/list-progress.type.ts';
import type { SharedListRow } from './shared-list-rows.ts';

/** Counts of a shared list, as far as one viewer may know of them. */
@ObjectType({ simpleResolvers: true })
export abstract class CountedList {
  @Field(() => ListProgress, { nullable: true, description: 'Null while purchases are kept from you as a surprise.' })
  readonly progress: ListProgress | null;

  @Field(() => Int, {
    description:
      'How many gifts that are not on the list its givers told each other of; `offListGifts` has them. If its gifts are for you, 0 before the day, and then only those whose givers let you know.',
  })
  readonly offListGiftCount: number;

  constructor(row: SharedListRow, viewer: LinkViewer, view: PurchaseView) {
    this.progress = view === 'nothing' || !row.progress ? null : new ListProgress(row.progress);
    this.offListGiftCount = row.offListGifts === 0 ? 0 : offListCount(row, viewer); // as of most lists
  }
}

function offListCount(row: SharedListRow, viewer: LinkViewer): number {
  return { all: row.offListGifts, told: row.toldOffListGifts, nothing: 0 }[offListView(viewer, row)];
}
