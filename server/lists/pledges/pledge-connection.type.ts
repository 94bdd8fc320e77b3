import { Field, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../base/paging/connection.type.ts';
import { GONE_KEPT_DAYS } from '../buyer-mails/gone-pledge.entity.ts';
import { MOST_GONE, OwnGonePledge } from './gone-pledge.type.ts';
import { OwnPledge } from './pledge.type.ts';

@ObjectType({ simpleResolvers: true, description: 'A page of what you pledged, the newest first.' })
export class PledgeConnection extends connectionOf('Pledge', OwnPledge) {
  @Field(() => Int, { description: 'How many there are on all pages together.' })
  readonly totalCount!: number;

  @Field(() => [OwnGonePledge], {
    description: `Pledges that are gone without your taking them back, the newest first: at most ${MOST_GONE}. Kept for a year where there was money in it, else for ${GONE_KEPT_DAYS} days.`,
  })
  readonly gone!: OwnGonePledge[];
}
