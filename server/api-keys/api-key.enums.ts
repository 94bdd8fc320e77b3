import { registerEnumType } from 'type-graphql';
import { apiKeyScope } from '../users/api-key-scope.rules.ts';

export const ApiKeyScopeEnum = apiKeyScope.enum;

registerEnumType(ApiKeyScopeEnum, { name: 'ApiKeyScope', description: 'What an API key may do.' });
