interface OfSomebody {
  id: string;
  /** Null for guests. */
  whoId: string | null;
  purchase: { guestEmail: string; guestKeyId: string | null } | null;
}

/**
 * Tells people of one name apart: gives each notice the id of the first that it was asked about and that tells of the same
 * person, from which nobody reads an address or a key. A guest who left neither is nobody whom another notice could be about, and who leaves
 * another name is somebody else: no answer tells that two names come from one browser.
 */
export function whoKeys(): (notice: OfSomebody, shownName: string) => string {
  const firsts = new Map<string, string>();
  return (notice, shownName) => {
    const { id, whoId, purchase } = notice;
    const person = whoId ?? (purchase?.guestEmail.toLowerCase() || purchase?.guestKeyId);
    if (!person) return id;
    const named = `${person}\n${shownName}`;
    const first = firsts.get(named) ?? id;
    firsts.set(named, first);
    return first;
  };
}
