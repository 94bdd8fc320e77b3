interface OfSomebody {
  id: string;
  /** Null for guests. */
  whoId: string | null;
  purchase: { guestEmail: string; guestKeyId: string | null } | null;
}

/**
 * Tells people of one name apart: gives each notice the id of the first that it was asked about and that tells of the same
 * person, from which nobody reads an address or a key. A guest who left neither is nobody whom another notice could be about.
 */
export function whoKeys(): (notice: OfSomebody) => string {
  const firsts = new Map<string, string>();
  return (notice) => {
    const { id, whoId, purchase } = notice;
    const person = whoId ?? (purchase?.guestEmail.toLowerCase() || purchase?.guestKeyId);
    if (!person) return id;
    const first = firsts.get(person) ?? id;
    firsts.set(person, first);
    return first;
  };
}
