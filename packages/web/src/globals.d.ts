/** True in the bundle of the local cloud. In the other bundle the code behind it is removed. */
declare const __LOCAL_CLOUD__: boolean;
