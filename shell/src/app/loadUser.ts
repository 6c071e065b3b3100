import { isSignedIn } from '@countertop/client/accounts/signedIn';

/** Asks who is signed in, while the code of a page loads. The page shows the error if that fails. */
export async function loadUser(): Promise<void> {
  if (!isSignedIn()) return;
  try {
    const [{ queryClient }, { currentUserQuery }] = await Promise.all([
      import(/* webpackChunkName: "visitor" */ '@countertop/client/shared/queryClient'),
      import(/* webpackChunkName: "visitor" */ '@countertop/client/accounts/user'),
    ]);
    await queryClient.ensureQueryData(currentUserQuery());
  } catch (error) {
    console.warn('The signed-in user could not be loaded.', error);
  }
}
