/** Under this name the browser keeps suggestions that have not arrived; absent while there are none. */
export const SUGGESTIONS = 'kindlist_suggestions';
