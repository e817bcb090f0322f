/** What the platform lets a bot do on a server, by its own names, as far as screens have words for it. */
export const KNOWN_PERMISSIONS = [
  'Administrator',
  'ManageGuild',
  'ManageRoles',
  'ManageChannels',
  'ManageWebhooks',
  'KickMembers',
  'BanMembers',
  'ModerateMembers',
  'ManageMessages',
  'ManageNicknames',
  'ManageThreads',
  'ManageEvents',
  'ManageGuildExpressions',
  'MentionEveryone',
  'ViewAuditLog',
  'ViewGuildInsights',
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'SendTTSMessages',
  'SendVoiceMessages',
  'SendPolls',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'AddReactions',
  'UseExternalEmojis',
  'UseExternalStickers',
  'UseApplicationCommands',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'CreateInstantInvite',
  'ChangeNickname',
  'Connect',
  'Speak',
  'Stream',
  'UseVAD',
  'PrioritySpeaker',
  'MuteMembers',
  'DeafenMembers',
  'MoveMembers',
  'RequestToSpeak',
] as const
export type KnownPermission = (typeof KNOWN_PERMISSIONS)[number]

/** With any of these a bot can take a server over, empty it, or shout at everybody in it. */
const DANGEROUS = new Set<string>([
  'Administrator',
  'ManageGuild',
  'ManageRoles',
  'ManageChannels',
  'ManageWebhooks',
  'KickMembers',
  'BanMembers',
  'ModerateMembers',
  'ManageMessages',
  'MentionEveryone',
] satisfies KnownPermission[])

export function isDangerous(permission: string): boolean {
  return DANGEROUS.has(permission)
}

export function isKnownPermission(permission: string): permission is KnownPermission {
  return KNOWN_PERMISSIONS.some((known) => known === permission)
}
