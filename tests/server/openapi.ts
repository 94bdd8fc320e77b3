import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from '../../server/doors/rest/v1/api-description.ts';

interface Answer {
  status: number;
  body: unknown;
}

/** A document, and how things are checked against it. */
class Documented {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly paths: { path: string; matches: RegExp }[];

  constructor(readonly document: OpenApiDocument) {
    formats.default(this.ajv);
    this.ajv.addSchema(document, 'document');
    this.paths = Object.keys(document.paths)
      .sort((one, other) => parametersOf(one) - parametersOf(other)) // what is named is not what is asked for by id
      .map((path) => ({ path, matches: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]*')}/?$`) }));
  }

  /** Undefined where no route answers. */
  operationOf(line: string): { path: string; method: string } | undefined {
    const [verb = '', address = ''] = line.split(' ');
    const plain = `/api/v1${address.split('?')[0]}`;
    const method = verb.toLowerCase();
    const found = this.paths.find(({ path, matches }) => matches.test(plain) && this.document.paths[path]?.[method]);
    return found && { path: found.path, method };
  }

  problemsWith(value: unknown, pointer: readonly string[]): string | null {
    const at = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
    const validate = this.ajv.getSchema(`document#/${at.join('/')}`) as ValidateFunction | undefined;
    if (!validate) throw new Error(`The document has no ${pointer.join(' ')}`);
    return validate(value) ? null : this.ajv.errorsText(validate.errors?.map(withPropertyNamed));
  }
}

/** Made of the routes alone, so every app has the same one; making it and what checks against it takes long. */
let known: Promise<Documented> | undefined;

export function documentedBy(app: FastifyInstance): Promise<Documented> {
  known ??= read(app);
  return known;
}

async function read(app: FastifyInstance): Promise<Documented> {
  const response = await app.inject('/api/v1/openapi.json');
  return new Documented(response.json());
}

/** Fails where an answer is not as the document says, or where something was taken that the document does not allow. */
export async function assertDocumented(app: FastifyInstance, line: string, sent: unknown, { status, body }: Answer) {
  const documented = await documentedBy(app);
  const problems = problemsIn(documented, line, sent, { status, body });
  if (problems.length > 0) throw new Error(`${line} is not as the OpenAPI document says: ${problems.join('; ')}`);
}

function problemsIn(documented: Documented, line: string, sent: unknown, { status, body }: Answer): string[] {
  const isDone = status >= 200 && status < 300;
  const operation = documented.operationOf(line);
  if (!operation) return isDone ? ['there is no such operation'] : problems(documented, body, ERROR);

  const pointer = ['paths', operation.path, operation.method];
  const { requestBody } = documented.document.paths[operation.path]?.[operation.method] ?? {};
  const isJson = requestBody && JSON.stringify(requestBody).includes('application/json');
  const taken = isDone && isJson && isRead(sent) ? problems(documented, sent, [...pointer, ...BODY]) : [];
  const answer = isDone ? [...pointer, 'responses', `${status}`, ...CONTENT] : ERROR;
  return [...taken, ...problems(documented, body, answer)];
}

const CONTENT = ['content', 'application/json', 'schema'];
const BODY = ['requestBody', ...CONTENT];
const ERROR = ['components', 'schemas', 'Error'];

/** Texts and buffers are for tests of how bodies are read. */
function isRead(sent: unknown): boolean {
  return typeof sent === 'object' && sent !== null && !Buffer.isBuffer(sent);
}

function problems(documented: Documented, value: unknown, pointer: readonly string[]): string[] {
  const found = documented.problemsWith(value, pointer);
  return found ? [found] : [];
}

/** The library only says that there is a property too many. */
function withPropertyNamed(error: ErrorObject): ErrorObject {
  const { additionalProperty, unevaluatedProperty = additionalProperty } = error.params;
  return unevaluatedProperty === undefined ? error : { ...error, message: `${error.message}: ${unevaluatedProperty}` };
}

function parametersOf(path: string): number {
  return path.split('{').length;
}
