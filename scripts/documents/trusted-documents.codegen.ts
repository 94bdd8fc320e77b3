import { type DocumentNode, Kind } from 'graphql';
import { browserDocument, browserDocuments, hashOf } from '../browser-documents.ts';

interface DocumentFile {
  document?: DocumentNode;
}

interface Settings {
  /** All texts by their hashes, for the server; else the hashes of a file's operations, for the browser. */
  isManifest?: boolean;
}

/** The browser app asks by hashes. */
export function plugin(_schema: unknown, files: DocumentFile[], { isManifest = false }: Settings): string {
  if (isManifest) {
    const texts = JSON.stringify(browserDocuments(), null, 2);
    return `/** What the browser app asks, by its sha256. */\nexport const TRUSTED_DOCUMENTS: Record<string, string> = ${texts};\n`;
  }
  return files
    .flatMap(({ document }) => document?.definitions ?? [])
    .flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? []) : []))
    .map((name) => `Object.assign(${name}Document, { __meta__: { hash: '${hashOf(browserDocument(name))}' } });`)
    .join('\n');
}
