import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { InvalidInput, invalidRequestText, NotSignedIn } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { User } from '../../core/users/user.entity.ts';
import { Session } from '../../keys/sessions/session.entity.ts';
import { pushDevice, pushEndpoint } from './push.rules.ts';
import type { PushState } from './push.type.ts';
import { PushDevice } from './push-device.entity.ts';
import type { PushKeys } from './push-keys.ts';
import type { PushSender } from './push-sender.ts';

/** The devices of one person; another one takes the place of the oldest. */
const MOST_DEVICES = 20;

/** The browsers to which somebody has pushes sent. */
export class PushService {
  constructor(
    private readonly em: EntityManager,
    private readonly keys: PushKeys,
    private readonly sender: PushSender,
  ) {}

  async stateOf(viewer: User, endpoint: string | null): Promise<PushState> {
    const isOne = pushEndpoint.safeParse(endpoint).success;
    const device = isOne ? await this.em.findOne(PushDevice, { endpoint: endpoint ?? '', user: viewer.id }) : null;
    return { publicKey: this.keys.publicKey, device };
  }

  /** A browser belongs to one person at a time, who signed in there last. */
  async save(viewer: User, sessionId: string | null, input: z.input<typeof pushDevice>): Promise<PushState> {
    const { endpoint, ...values } = parse(pushDevice, input);
    if (!sessionId) throw new NotSignedIn();
    if (!(await this.sender.mayReach(endpoint))) throw new InvalidInput({ endpoint: [invalidRequestText()] });
    await this.em.transactional(async (em) => {
      const session = await em.findOne(Session, { id: sessionId, user: viewer.id });
      if (!session) throw new NotSignedIn(); // ended meanwhile
      const [known] = await em.find(PushDevice, { endpoint });
      const isTheirs = known?.user.id === viewer.id;
      if (known && !isTheirs) await em.nativeDelete(PushDevice, { endpoint });
      if (known && isTheirs) em.assign(known, { ...values, session: ref(session) });
      else em.create(PushDevice, { ...values, endpoint, user: viewer.id, session, toldUntil: new Date() });
      await em.flush();
      const oldest = await em.find(
        PushDevice,
        { user: viewer.id },
        { orderBy: { createdAt: 'desc', id: 'desc' }, offset: MOST_DEVICES, fields: ['id'] },
      );
      await em.nativeDelete(PushDevice, { id: oldest.map(({ id }) => id) });
    });
    return this.stateOf(viewer, endpoint);
  }

  async remove(viewer: User, endpoint: string): Promise<PushState> {
    if (pushEndpoint.safeParse(endpoint).success) {
      await this.em.nativeDelete(PushDevice, { endpoint, user: viewer.id });
    }
    return { publicKey: this.keys.publicKey, device: null };
  }
}
