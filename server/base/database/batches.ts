import DataLoader from 'dataloader';

/** Reads in one query what is asked for at the same time for many rows. It keeps no answers, since a socket's services live long. */
export class Batches {
  private readonly gathering = new Map<string, DataLoader<string, unknown>>();

  load<Row>(
    name: string,
    id: string,
    read: (ids: readonly string[]) => Promise<Map<string, Row>>,
  ): Promise<Row | undefined> {
    const batch = async (ids: readonly string[]) => {
      this.gathering.delete(name);
      const rows = await read(ids);
      return ids.map((each) => rows.get(each));
    };
    const loader = this.gathering.get(name) ?? new DataLoader<string, unknown>(batch, { cache: false });
    this.gathering.set(name, loader);
    return loader.load(id) as Promise<Row | undefined>;
  }
}
