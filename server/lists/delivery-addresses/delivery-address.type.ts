import { Field, Int, ObjectType } from 'type-graphql';
import { LONGEST_DELIVERY_ADDRESS } from './delivery-address.rules.ts';

const ADDRESS = `A name and the lines below it: at most ${LONGEST_DELIVERY_ADDRESS} characters.`;

@ObjectType({ simpleResolvers: true, description: 'Where something can be sent, for somebody who gives it.' })
export class DeliveryAddress {
  @Field(() => String, { description: ADDRESS })
  address!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An address to which gifts of a list can be sent, for its owner.' })
export class OwnDeliveryAddress {
  @Field(() => String, { description: ADDRESS })
  address!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'How often givers were shown it; it does not say whom. Null while purchases are kept from you as a surprise.',
  })
  timesShown!: number | null;
}
