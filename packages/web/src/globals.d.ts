/** True in the bundle that the local cloud serves; the other branch is not in the bundle at all. */
declare const __LOCAL_CLOUD__: boolean;
