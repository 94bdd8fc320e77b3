import { z } from 'zod';

export const listType = z.enum(['WISHLIST', 'REGISTRY', 'SHOPPING']);
export const privacy = z.enum(['PRIVATE', 'PUBLIC']);
export const purchaseVisibility = z.enum(['OWNER_SEES_BUYERS', 'OWNER_SEES_TAKEN', 'SURPRISE']);
export const viewerRole = z.enum(['OWNER', 'COLLABORATOR', 'VIEWER']);
export const collaboratorRole = z.enum(['EDITOR', 'HELPER', 'VIEWER']);

export type ListType = z.output<typeof listType>;
export type Privacy = z.output<typeof privacy>;
export type PurchaseVisibility = z.output<typeof purchaseVisibility>;
export type ViewerRole = z.output<typeof viewerRole>;
export type CollaboratorRole = z.output<typeof collaboratorRole>;
/** A collaborator’s, or that of somebody in a circle to which a list is open. */
export type MemberRole = CollaboratorRole | 'MEMBER';
