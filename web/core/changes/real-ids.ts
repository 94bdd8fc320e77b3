const MOST_KEPT = 1000;

const idsByTemporaryId = new Map<string, string>();
const temporaryIdsById = new Map<string, string>();

/** The server has made what the device showed under an id of its own until then. */
export function noteRealId(temporaryId: string, id: string): void {
  keep(idsByTemporaryId, temporaryId, id);
  keep(temporaryIdsById, id, temporaryId);
}

/** The server's id of what the device may still call by its own. */
export function realIdOf(id: string): string {
  return idsByTemporaryId.get(id) ?? id;
}

/** The id by which this device spoke of it first. */
export function firstIdOf(id: string): string {
  return temporaryIdsById.get(id) ?? id;
}

function keep(ids: Map<string, string>, from: string, to: string): void {
  ids.set(from, to);
  const [oldest] = ids.keys();
  if (ids.size > MOST_KEPT && oldest !== undefined) ids.delete(oldest);
}
