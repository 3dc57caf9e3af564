import Foundation

/// What the share extension leaves for the app: a link, and a photo where the link says so. It lies in the folder of the group
/// that both belong to, and each share takes the place of the one before.
enum Handover {

    static let group = "group.org.aimealplanner.app"

    /// Where the web app looks for a photo, too (shared-photo.ts). The name is ours, whatever the other app calls it.
    private static let photoName = "shared-photo"

    private static let linkName = "shared-link"

    /// More than any camera makes.
    private static let mostBytes = 40_000_000

    private static var folder: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
    }

    /// Of what was left before and never taken, nothing is mixed into what comes.
    static func clear() {
        for name in [linkName, photoName] {
            guard let file = folder?.appendingPathComponent(name) else { return }
            try? FileManager.default.removeItem(at: file)
        }
    }

    static func leave(_ link: URL) throws {
        guard let folder = folder else { throw CocoaError(.fileNoSuchFile) }
        try Data(link.absoluteString.utf8).write(to: folder.appendingPathComponent(linkName), options: .atomic)
    }

    /// Copies a photo that another app gives out only as long as this runs.
    static func leavePhoto(_ photo: URL) throws {
        guard let place = folder?.appendingPathComponent(photoName) else { throw CocoaError(.fileNoSuchFile) }
        let size = try photo.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        guard size <= mostBytes else { throw CocoaError(.fileReadTooLarge) }
        try FileManager.default.copyItem(at: photo, to: place)
    }

    /// What was left, once.
    static func take() -> URL? {
        guard let folder = folder else { return nil }
        let note = folder.appendingPathComponent(linkName)
        guard let data = try? Data(contentsOf: note) else { return nil }
        try? FileManager.default.removeItem(at: note)
        let photo = folder.appendingPathComponent(photoName)
        if let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first {
            let place = caches.appendingPathComponent(photoName)
            try? FileManager.default.removeItem(at: place)
            try? FileManager.default.moveItem(at: photo, to: place)
        }
        return URL(string: String(decoding: data, as: UTF8.self))
    }
}
