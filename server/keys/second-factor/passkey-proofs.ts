import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../core/users/user.entity.ts';
import { WrongPasskey } from './errors.ts';
import { Passkey } from './passkey.entity.ts';
import type { PasskeyCeremony } from './passkey-ceremony.ts';

type Response = object & { id: string };

/** Its signature is right. It opens nothing until it is taken. */
interface SignedPasskey {
  passkey: Passkey;
  counter: number;
}

/** One way to believe a passkey, for signing in, for the second step and for a code. */
export class PasskeyProofs {
  constructor(
    private readonly em: EntityManager,
    private readonly ceremony: PasskeyCeremony,
  ) {}

  async passkeysOf({ id }: Pick<User, 'id'>): Promise<Passkey[]> {
    return this.em.find(Passkey, { user: id }, { orderBy: { id: 'asc' }, refresh: true });
  }

  async hasPasskeys({ id: user }: User, em = this.em): Promise<boolean> {
    return (await em.count(Passkey, { user })) > 0;
  }

  /** With a person, the device is asked for passkeys of theirs alone. */
  async ask(person?: Pick<User, 'id'>): Promise<string> {
    return this.ceremony.askToSign(person ? await this.passkeysOf(person) : []);
  }

  /** An unknown passkey and another person's are one refusal. */
  async find({ id: credentialId }: Response, owner?: Pick<User, 'id'>): Promise<Passkey> {
    const theirs = owner && { user: owner.id };
    const passkey = await this.em.findOne(Passkey, { credentialId, ...theirs }, { populate: ['user'], refresh: true });
    if (!passkey) throw new WrongPasskey();
    return passkey;
  }

  /** Outside of the transaction of what it is for: its challenge is spent also where that fails. */
  async verify(passkey: Passkey, response: Response): Promise<SignedPasskey> {
    return { passkey, counter: await this.ceremony.verifySigned(passkey, response) };
  }

  /** In the transaction of what it is for. Locked against a removal, and against a twin: what is removed at this moment opens nothing any more. */
  async take(em: EntityManager, { passkey, counter }: SignedPasskey): Promise<void> {
    const kept = await em.findOne(Passkey, passkey.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!kept || (counter > 0 && counter <= kept.counter)) throw new WrongPasskey();
    Object.assign(kept, { counter, lastUsedAt: new Date() });
  }
}
