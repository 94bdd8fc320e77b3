import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { purchaseView } from '../../core/access/purchase.policy.ts';
import { pictureSizes } from '../../core/images/picture-sizes.ts';
import type { User } from '../../core/users/user.entity.ts';
import { effectiveImageUrl } from '../items/effective-image.ts';
import type { List } from '../lists/list.entity.ts';
import { type PictureRow, selectPictures, selectProgress, selectTitles } from './list-card-rows.ts';
import type { ListPicture } from './list-picture.type.ts';
import { ListProgress } from './list-progress.type.ts';

/** Reads the items that a list shows on its card: each in one query for any number of lists. */
export class ListCardsService {
  /** Keep no answers, since a socket's service lives long. */
  private readonly pictures = new DataLoader<string, ListPicture[]>((ids) => this.readPictures(ids), { cache: false });
  private readonly titles = new DataLoader<string, string[]>((ids) => this.readTitles(ids), { cache: false });
  private readonly progress = new DataLoader<string, ListProgress>((ids) => this.readProgress(ids), { cache: false });

  constructor(private readonly em: EntityManager) {}

  picturesOf(list: Pick<List, 'id'>): Promise<ListPicture[]> {
    return this.pictures.load(list.id);
  }

  titlesOf(list: Pick<List, 'id'>): Promise<string[]> {
    return this.titles.load(list.id);
  }

  /** Null for those from whom purchases are kept; then it is not read either. `list` has its collaborators. */
  async progressOf(viewer: User | null, list: List): Promise<ListProgress | null> {
    return purchaseView(viewer, list) === 'nothing' ? null : this.progress.load(list.id);
  }

  private async readPictures(listIds: readonly string[]): Promise<ListPicture[][]> {
    const rows = await selectPictures(this.em, { listIds });
    const byList = Map.groupBy(rows, ({ listId }) => listId);
    return listIds.map((id) => (byList.get(id) ?? []).flatMap(pictureOf));
  }

  private async readTitles(listIds: readonly string[]): Promise<string[][]> {
    const rows = await selectTitles(this.em, { listIds });
    const byList = Map.groupBy(rows, ({ listId }) => listId);
    return listIds.map((id) => (byList.get(id) ?? []).map(({ title }) => title));
  }

  private async readProgress(listIds: readonly string[]): Promise<ListProgress[]> {
    const rows = await selectProgress(this.em, { listIds });
    const byList = new Map(rows.map((row) => [row.listId, row]));
    return listIds.map((id) => new ListProgress(byList.get(id) ?? { wanted: 0, given: 0, held: 0 }));
  }
}

function pictureOf({ image, imageUrl }: PictureRow): ListPicture[] {
  const url = effectiveImageUrl(image, imageUrl, null); // the logo of a shop is no gift
  return url ? [{ url, sizes: image && pictureSizes(image) }] : [];
}
