import { type GraphQLSchema, isInputObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

/** type-graphql forgets of inherited input fields that they are deprecated: this marks them. */
export function markInheritedDeprecations(schema: GraphQLSchema): void {
  const inputs = getMetadataStorage().inputTypes;
  for (const { target, fields = [] } of inputs) {
    for (const { schemaName, deprecationReason } of fields.filter((field) => field.deprecationReason)) {
      for (const heir of inputs.filter((input) => input.target.prototype instanceof target)) {
        const type = schema.getType(heir.name);
        const field = isInputObjectType(type) ? type.getFields()[schemaName] : undefined;
        if (field) field.deprecationReason ??= deprecationReason;
      }
    }
  }
}
