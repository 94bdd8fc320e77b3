import { Field, ObjectType, registerEnumType } from 'type-graphql';

export const ExportFormat = { CSV: 'CSV', JSON: 'JSON', TEXT: 'TEXT' } as const;
export type ExportFormat = keyof typeof ExportFormat;

registerEnumType(ExportFormat, {
  name: 'ExportFormat',
  description: 'The form in which a list is exported.',
  valuesConfig: {
    CSV: { description: 'A table for spreadsheets: a row for each item, in UTF-8 with a byte order mark.' },
    JSON: { description: 'Everything that makes the list and its items again.' },
    TEXT: { description: 'Plain text to send: a line for each item, without notes, second links and pictures.' },
  },
});

@ObjectType({ description: 'A list as a file.' })
export class ExportedList {
  @Field(() => String, { description: 'The name of the list with an ending, to save it under.' })
  fileName!: string;

  @Field(() => String, { description: 'The media type, as in `text/csv; charset=utf-8`.' })
  contentType!: string;

  @Field(() => String, { description: 'What is in the file.' })
  content!: string;
}
