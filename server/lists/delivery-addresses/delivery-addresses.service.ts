import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret } from '../../base/database/secret-token.ts';
import { isId } from '../../base/database/uuid.ts';
import { NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { LinkViewer } from '../../core/access/link-viewer.ts';
import { isOwner } from '../../core/access/list.policy.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import { giverOf } from '../gifts/gifts.service.ts';
import type { List } from '../lists/list.entity.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { newDeliveryAddress } from './delivery-address.rules.ts';
import type { DeliveryAddress, OwnDeliveryAddress } from './delivery-address.type.ts';
import {
  deleteAddress,
  selectAddressesOf,
  selectHasAddress,
  selectIsAddressOfHolder,
  selectOwnAddress,
  showAddress,
  showAddressToHolder,
  writeAddress,
} from './delivery-address-rows.ts';
import type { DeliveryAddressSeals } from './delivery-address-seals.ts';

interface Receipt {
  shareToken: string;
  purchaseId: string;
  undoToken: string;
}

interface NamedGift {
  purchaseId: string;
  guestKey: string | null;
}

/** Keeps where the gifts of a list can be sent, and shows it to people who give something. */
export class DeliveryAddressesService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
    private readonly seals: DeliveryAddressSeals,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
  ) {}

  /** For the owner alone. */
  async addressOf(viewer: User, listId: string): Promise<OwnDeliveryAddress | null> {
    const list = await this.lists.getList(viewer, listId);
    assertOwns(viewer, list);
    return this.read(viewer, list);
  }

  /** Nothing takes it away. Nobody is told: it is no part of the list that others see. */
  async setAddress(viewer: User, listId: string, sent: string | null | undefined): Promise<OwnDeliveryAddress | null> {
    const { address } = parse(newDeliveryAddress, { address: sent });
    const list = await this.lists.getChangeableList(viewer, listId);
    assertOwns(viewer, list);
    if (!address) await deleteAddress(this.em, { listId: list.id });
    else {
      if (list.listType === 'SHOPPING') throw new NotAllowed(); // nobody sends groceries as a gift
      await writeAddress(this.em, { listId: list.id, sealed: this.seals.seal(address, list.id) });
    }
    return this.read(viewer, list);
  }

  /** Shows the address to somebody who reserved or bought something of the list, as long as that is so. */
  async show(viewer: LinkViewer<User>, { purchaseId, guestKey }: NamedGift): Promise<DeliveryAddress> {
    const giver = giverOf(viewer, guestKey);
    await this.rateLimits.consume('deliveryAddress', [this.origin.address]);
    const [row] = isId(purchaseId) ? await showAddress(this.em, { ...giver, purchaseId }) : [];
    const address = row && this.seals.open(row.sealed, row.listId);
    if (!address) throw new NotFound('Resource');
    return { address };
  }

  /** As show(), for the holder of a receipt, where no script keeps a guest's key. */
  async showToHolder(receipt: Receipt): Promise<DeliveryAddress> {
    await this.rateLimits.consume('deliveryAddress', [this.origin.address]);
    const [row] = isId(receipt.purchaseId) ? await showAddressToHolder(this.em, valuesOf(receipt)) : [];
    const address = row && this.seals.open(row.sealed, row.listId);
    if (!address) throw new NotFound('Resource');
    return { address };
  }

  /** Whether showToHolder() would show one. */
  async isForHolder(receipt: Receipt): Promise<boolean> {
    const [row] = isId(receipt.purchaseId) ? await selectIsAddressOfHolder(this.em, valuesOf(receipt)) : [];
    return row?.isThere ?? false;
  }

  /** Whether somebody who has just bought something there can see one. */
  async isThere(listId: string): Promise<boolean> {
    const [row] = await selectHasAddress(this.em, { listId });
    return row?.isThere ?? false;
  }

  /** As the owner's export has them. */
  async exportedOf({ id: userId }: User): Promise<{ list: string; address: string | null }[]> {
    const rows = await selectAddressesOf(this.em.fork(), { userId });
    return rows.map(({ list, listId, sealed }) => ({ list, address: this.seals.open(sealed, listId) }));
  }

  private async read({ id: viewerId }: User, { id: listId }: List): Promise<OwnDeliveryAddress | null> {
    const [row] = await selectOwnAddress(this.em, { listId, viewerId });
    const address = row && this.seals.open(row.sealed, listId);
    return address ? { address, timesShown: row.timesShown } : null;
  }
}

function valuesOf({ undoToken, ...receipt }: Receipt) {
  return { ...receipt, undoTokenHash: hashSecret(undoToken), memberId: null };
}

function assertOwns(viewer: User, list: List): void {
  if (!isOwner(viewer, list)) throw new NotAllowed();
}
