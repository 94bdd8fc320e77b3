import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IN_ENGLISH, limitsOf, mayBeNull, nameOf, type Schema, typeName, withoutNull } from './api-document.ts';

interface Field {
  name: string;
  schema: Schema;
  isRequired: boolean;
  description?: string;
}

/** The fields of an object, with what each is and may be; objects in it that have no name of their own are shown inside. */
export function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className="grid min-w-0 divide-y divide-line">
      {fields.map(({ name, schema, isRequired, description = schema.description }) => {
        const inner = innerFields(schema);
        return (
          <div
            key={name}
            className="grid min-w-0 gap-1 py-2.5 sm:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)] sm:gap-4"
          >
            <dt className="min-w-0">
              <code className="text-sm font-semibold wrap-anywhere">{name}</code>
              {isRequired && <span className="ms-2 text-sm text-problem">{t`needed`}</span>}
            </dt>
            <dd className="grid min-w-0 gap-1 text-sm wrap-anywhere">
              <span className="text-muted">
                <Kind schema={schema} />
              </span>
              {description && <span {...IN_ENGLISH}>{description}</span>}
              {inner.length > 0 && (
                <div className="border-s-2 border-line ps-3">
                  <Fields fields={inner} />
                </div>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** As in "text or null, at most 50 characters". */
function Kind({ schema }: { schema: Schema }) {
  const type = <TypeOf schema={schema} />;
  const limits = limitsOf(schema);
  if (!mayBeNull(schema))
    return limits ? (
      <Trans comment="A kind of value and its limits, as in “text, at most 50 characters”">
        {type}, {limits}
      </Trans>
    ) : (
      type
    );
  return limits ? (
    <Trans comment="As in “text or null, at most 50 characters”; null is a word of programs">
      {type} or null, {limits}
    </Trans>
  ) : (
    <Trans comment="As in “text or null”; null is a word of programs">{type} or null</Trans>
  );
}

/** With a way to where an object is described. */
function TypeOf({ schema }: { schema: Schema }) {
  const plain = withoutNull(schema);
  const [one, end] = plain.items ? [withoutNull(plain.items), '[]'] : [plain, ''];
  const name = nameOf(one);
  if (!name) return plain.enum ? <span {...IN_ENGLISH}>{typeName(schema)}</span> : typeName(schema);
  return (
    <>
      <a href={`#${name}`} className="rounded-xs font-semibold text-brand underline underline-offset-3" {...IN_ENGLISH}>
        {name}
      </a>
      {end}
    </>
  );
}

/** Gives an object's fields; of a list, the fields of each entry. */
export function fieldsIn({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }));
}

function innerFields(schema: Schema): Field[] {
  const plain = withoutNull(schema);
  return fieldsIn(plain.items ? withoutNull(plain.items) : plain).map((field) => ({ ...field, isRequired: false }));
}
