import { Field, InputType, registerEnumType } from 'type-graphql';
import { MoneyAmountInput } from '../../base/amounts/money-amount.input.ts';
import { type GiftStep, LONGEST_GIFT_NOTE } from './gift.rules.ts';

export const GiftStepEnum = {
  TO_BUY: 'TO_BUY',
  ORDERED: 'ORDERED',
  ARRIVED: 'ARRIVED',
  WRAPPED: 'WRAPPED',
  GIVEN: 'GIVEN',
} as const satisfies { [Step in GiftStep]: Step };
registerEnumType(GiftStepEnum, {
  name: 'GiftStep',
  description: 'How far a gift has come, as its giver keeps it for themselves.',
  valuesConfig: {
    TO_BUY: { description: 'Still to be bought.' },
    ORDERED: { description: 'Ordered, and on its way.' },
    ARRIVED: { description: 'It is here.' },
    WRAPPED: { description: 'It is wrapped.' },
    GIVEN: { description: 'It was given.' },
  },
});

@InputType({
  description: 'What a giver keeps of a gift for themselves. A field that you leave out stays; null takes it away.',
})
export class GiftChangesInput {
  @Field(() => GiftStepEnum, { nullable: true, description: 'How far it has come.' })
  step?: GiftStep | null;

  @Field(() => String, { nullable: true, description: `At most ${LONGEST_GIFT_NOTE.toLocaleString('en')} characters.` })
  note?: string | null;

  @Field(() => MoneyAmountInput, { nullable: true, description: 'What all pieces together cost.' })
  pricePaid?: MoneyAmountInput | null;
}
