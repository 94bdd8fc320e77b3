import { Field, ObjectType } from 'type-graphql';
import { Account } from '../../core/users/account.type.ts';
import type { User } from '../../core/users/user.entity.ts';

@ObjectType({ description: 'New recovery codes. They are given here and never again.' })
export class SecondFactorCodes {
  @Field(() => Account, { description: 'The account as it is now.' })
  account!: User;

  @Field(() => [String], { description: 'Ten codes, as in `ABCD-EFGH-JKLM-NPQR`. Each is taken once.' })
  recoveryCodes!: string[];
}
