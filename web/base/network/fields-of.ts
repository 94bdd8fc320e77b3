/** The fields of a fragment, to be taken from any other that has it unmasked. */
export type FieldsOf<Fragment> = Omit<Fragment, ' $fragmentName'>;
