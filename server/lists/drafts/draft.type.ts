import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { toMinorUnits } from '../../base/amounts/money.rules.ts';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { ImageUrl } from '../../base/text/image-scalars.ts';
import type { Image } from '../../core/images/image.entity.ts';
import { GROUP_GIFT } from '../group-gifts/group-gift.rules.ts';
import { MOST_WANTED } from '../item-orders/most-wanted.rules.ts';
import { effectiveImageUrl } from '../items/effective-image.ts';
import { Item } from '../items/item.entity.ts';
import { LONGEST_ITEM_TEXT, LONGEST_TITLE, VARIANT } from '../items/item.rules.ts';
import { WANTED_PIECES } from '../items/quantity.rules.ts';
import { List } from '../lists/list.entity.ts';
import { RECIPES } from '../lists/recipes.rules.ts';
import type { Draft } from './draft.entity.ts';

const SHORT_TEXT = `At most ${LONGEST_ITEM_TEXT} characters; empty for none.`;

type SavedDraft = Pick<Draft, 'id' | 'values' | 'isSuggestion' | 'suggestedBy' | 'createdAt'> & {
  list: { id: string };
};

@ObjectType({
  simpleResolvers: true,
  description:
    'An item that is not on its list yet, as those see it who work on that list, and nobody else: one that they saved as a draft, or that somebody suggests who sees the list. Published, it becomes an item.',
})
export class ItemDraft {
  @Field(() => ID, { description: 'Never changes. The item that it becomes has another.' })
  readonly id: string;

  @Field(() => ID, { description: 'The list that it is for.' })
  readonly listId: string;

  @Field(() => String, { description: `1 to ${LONGEST_TITLE} characters.` })
  readonly title: string;

  @Field(() => String, { description: SHORT_TEXT })
  readonly description: string;

  @Field(() => String, { description: SHORT_TEXT })
  readonly notes: string;

  @Field(() => String, { description: SHORT_TEXT })
  readonly category: string;

  @Field(() => String, { description: 'How much of it is wanted: a number and a unit; empty for none.' })
  readonly amount: string;

  @Field(() => String, { description: VARIANT })
  readonly variant: string;

  @Field(() => String, { nullable: true, description: 'An address where it can be bought, as it was entered.' })
  readonly primaryUrl: string | null;

  @Field(() => String, { nullable: true, description: 'Another place to buy it.' })
  readonly secondaryUrl: string | null;

  @Field(() => ImageUrl, { nullable: true, description: 'The address of a picture elsewhere.' })
  readonly imageUrl: string | null;

  @Field(() => ImageUrl, { nullable: true, description: 'The picture to show, if there is one.' })
  readonly effectiveImageUrl: string | null;

  @Field(() => Int, { description: WANTED_PIECES })
  readonly quantityDesired: number;

  @Field(() => MoneyAmount, { nullable: true, description: 'The price of one piece; null when there is none.' })
  readonly unitPrice: MoneyAmount | null;

  @Field(() => String, { description: 'ISO 4217, such as USD. Of the price.' })
  readonly currency: string;

  @Field(() => Boolean, { description: GROUP_GIFT })
  readonly isGroupGift: boolean;

  @Field(() => Boolean, { description: MOST_WANTED })
  readonly isMostWanted: boolean;

  @Field(() => String, { description: RECIPES })
  readonly recipes: string;

  @Field(() => Boolean, { description: 'Whether somebody suggests it who sees the list: see `suggestItem`.' })
  readonly isSuggestion: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the person who suggests it, as a guest wrote it; null where nobody does, or their account is gone.',
  })
  readonly suggestedBy: string | null;

  @Field(() => Boolean, {
    description: 'Whether `suggestedBy` is what somebody without an account called themselves, which nobody checked.',
  })
  readonly isSuggestedByGuest: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was saved first.' })
  readonly createdAt: Date;

  constructor(draft: SavedDraft, image: Image | null, suggestedBy: string | null) {
    const { values } = draft;
    this.id = draft.id;
    this.listId = draft.list.id;
    this.title = values.title;
    this.description = values.description ?? '';
    this.notes = values.notes ?? '';
    this.category = values.category ?? '';
    this.amount = values.amount ?? '';
    this.variant = values.variant ?? '';
    this.primaryUrl = values.primaryUrl;
    this.secondaryUrl = values.secondaryUrl;
    this.imageUrl = values.imageUrl;
    this.effectiveImageUrl = effectiveImageUrl(image, values.imageUrl, null);
    this.quantityDesired = values.quantityDesired;
    const { price, currency } = values;
    this.unitPrice = price === null ? null : { currency, amountMinor: toMinorUnits(price, currency) };
    this.currency = values.currency;
    this.isGroupGift = values.isGroupGift;
    this.isMostWanted = values.isMostWanted ?? false;
    this.recipes = values.recipes ?? '';
    this.isSuggestion = draft.isSuggestion;
    this.suggestedBy = suggestedBy;
    this.isSuggestedByGuest = draft.isSuggestion && draft.suggestedBy != null;
    this.createdAt = draft.createdAt;
  }
}

@ObjectType({ description: 'The outcome of publishing drafts.' })
export class PublishedDrafts {
  @Field(() => List, { description: 'The list as it is now.' })
  list!: List;

  @Field(() => [Item], { description: 'The items that they became.' })
  items!: Item[];

  @Field(() => [ID], { description: 'The named drafts that the list does not have (any more).' })
  missingDraftIds!: string[];
}

@ObjectType({ description: 'The outcome of deleting drafts.' })
export class DeletedDrafts {
  @Field(() => List, { description: 'The list as it is now.' })
  list!: List;

  @Field(() => [ID], { description: 'The drafts that were deleted.' })
  draftIds!: string[];
}
